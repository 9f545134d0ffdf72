import { getFormProps } from '@conform-to/react';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { confirm, loadConfirm } from '../../access/confirmationMail.server';
import { ResendForm } from '../../access/ResendForm';
import { SmallPage } from '../../access/SmallPage';
import { secretPage } from '../../access/secretPage';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import type { RouteHandle } from '../../handle';
import { Form, Stack, SubmitButton } from '../../ui';

export const handle: RouteHandle = { title: 'access:confirm.title', i18n: ['access', 'problems'] };

export const headers = secretPage;

export const loader = page('public', loadConfirm);
export const action = actions('public', { confirm });

export default function Confirm() {
  const { t } = useTranslation('access');
  const { token, email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form] = useAnswer<{ token: string }>(answer);
  if (email === null) {
    return (
      <SmallPage title={t('confirm.over')} subtitle={t('confirm.overSubtitle')}>
        <Refused form={form} />
        <ResendForm answer={undefined} email={null} />
      </SmallPage>
    );
  }
  return (
    <SmallPage title={t('confirm.title')} subtitle={t('confirm.subtitle', { email })}>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          <input type="hidden" name="token" value={token} />
          <SubmitButton size="large" wide>
            {t('confirm.submit')}
          </SubmitButton>
        </Stack>
      </Form>
    </SmallPage>
  );
}
