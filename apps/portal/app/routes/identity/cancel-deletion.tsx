import { getFormProps } from '@conform-to/react';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../access/SmallPage';
import { secretPage } from '../../access/secretPage';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import type { RouteHandle } from '../../handle';
import { cancelDeletionHandler, loadCancelDeletion } from '../../privacy/cancelDeletion.server';
import { ButtonLink, Form, Stack, SubmitButton } from '../../ui';

export const handle: RouteHandle = { title: 'privacy:cancelDeletion.title', i18n: ['privacy', 'problems'] };
export const headers = secretPage;

export const loader = page('public', loadCancelDeletion);
export const action = actions('public', { cancelDeletion: cancelDeletionHandler });

/** Page that the e-mail about a deletion links to: one button cancels the deletion. */
export default function CancelDeletion() {
  const { t } = useTranslation('privacy');
  const { token, stands } = useLoaderData<typeof loader>();
  const [form] = useAnswer<{ token: string }>(useActionData<typeof action>());
  if (!stands) {
    return (
      <SmallPage title={t('cancelDeletion.over')} subtitle={t('cancelDeletion.overSubtitle')}>
        <Refused form={form} />
        <ButtonLink to="/">{t('cancelDeletion.home')}</ButtonLink>
      </SmallPage>
    );
  }
  return (
    <SmallPage title={t('cancelDeletion.title')} subtitle={t('cancelDeletion.subtitle')}>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          <input type="hidden" name="token" value={token} />
          <SubmitButton size="large" wide>
            {t('cancelDeletion.submit')}
          </SubmitButton>
        </Stack>
      </Form>
    </SmallPage>
  );
}
