import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../access/SmallPage';
import { secretPage } from '../../access/secretPage';
import type { Answer } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import { Refusals } from '../../forms/Refused';
import type { RouteHandle } from '../../handle';
import { loadStop, stopActions } from '../../notices/stop.server';
import { ButtonLink, Form, Stack, SubmitButton } from '../../ui';

export const handle: RouteHandle = {
  title: 'newsletter:stopNotices.title',
  i18n: ['newsletter', 'problems'],
};
export const headers = secretPage;

export const loader = page('public', loadStop);
export const action = stopActions;

/** Unsubscribe page of notification e-mails, for signed-in and signed-out users. */
export default function Stop() {
  const { t } = useTranslation('newsletter');
  const { topic, done } = useLoaderData<typeof loader>();
  const refusals = useActionData<Answer>()?.submission.error?.[''] ?? [];
  if (!topic || done) {
    return (
      <SmallPage
        title={t(topic ? 'stopNotices.done' : 'stopNotices.over')}
        subtitle={t(topic ? 'stopNotices.doneSubtitle' : 'stopNotices.overSubtitle')}
      >
        <ButtonLink to="/dashboard/notifications?view=preferences">{t('stopNotices.preferences')}</ButtonLink>
      </SmallPage>
    );
  }
  return (
    <SmallPage
      title={t('stopNotices.title')}
      subtitle={t('stopNotices.subtitle', { topic: t(`stopNotices.topics.${topic}`) })}
    >
      <Form>
        <Stack form>
          <Refusals refusals={refusals} />
          <SubmitButton name="intent" value="stop" size="large" wide>
            {t('stopNotices.stop')}
          </SubmitButton>
        </Stack>
      </Form>
    </SmallPage>
  );
}
