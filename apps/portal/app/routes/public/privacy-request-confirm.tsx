import { confirmInquiry } from '@elenco/core';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../access/SmallPage';
import { secretPage } from '../../access/secretPage';
import { actions } from '../../adapters/form.server';
import { followMailedLink, loadMailedLink } from '../../adapters/mailedLink.server';
import { page } from '../../adapters/page.server';
import { Refusals } from '../../forms/Refused';
import { usePlainAnswer } from '../../forms/usePlainAnswer';
import type { RouteHandle } from '../../handle';
import { ButtonLink, Csrf, Stack, SubmitButton } from '../../ui';

export const handle: RouteHandle = {
  title: 'privacy:request.confirm.title',
  i18n: ['privacy', 'problems'],
};
export const headers = secretPage;

export const loader = page('public', loadMailedLink(confirmInquiry));
export const action = actions('public', { follow: followMailedLink(confirmInquiry) });

/** Page that the e-mail of a request links to: one button sends the request to staff. */
export default function ConfirmRequest() {
  const { t } = useTranslation('privacy');
  const { key, stands } = useLoaderData<typeof loader>();
  const { Form, form, pending, refusals, shown } = usePlainAnswer('follow', '/privacy/request/confirm');
  if (shown)
    return (
      <SmallPage title={t('request.confirm.done')} subtitle={t('request.confirm.doneSubtitle')}>
        {null}
      </SmallPage>
    );
  if (!stands) {
    return (
      <SmallPage title={t('request.confirm.over')} subtitle={t('request.confirm.overSubtitle')}>
        <Refusals refusals={refusals} />
        <ButtonLink to="/privacy/request">{t('request.confirm.again')}</ButtonLink>
      </SmallPage>
    );
  }
  return (
    <SmallPage title={t('request.confirm.title')} subtitle={t('request.confirm.subtitle')}>
      <Form {...form}>
        <Csrf />
        <input type="hidden" name="intent" value="follow" />
        <input type="hidden" name="token" value={key} />
        <Stack form>
          <Refusals refusals={refusals} />
          <SubmitButton size="large" wide pending={pending}>
            {t('request.confirm.submit')}
          </SubmitButton>
        </Stack>
      </Form>
    </SmallPage>
  );
}
