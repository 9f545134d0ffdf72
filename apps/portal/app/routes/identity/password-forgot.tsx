import { getFormProps } from '@conform-to/react';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requestPasswordReset } from '../../access/password.server';
import { SmallPage } from '../../access/SmallPage';
import { secretPage } from '../../access/secretPage';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import type { RouteHandle } from '../../handle';
import { Field, Form, Stack, SubmitButton } from '../../ui';

export const handle: RouteHandle = { title: 'access:forgot.title', i18n: ['access', 'problems'] };
export const headers = secretPage;

export const loader = page('public', async ({ url }) => ({ sent: url.searchParams.get('sent') === 'mail' }));
export const action = actions('public', { forgot: requestPasswordReset });

export default function Forgot() {
  const { t } = useTranslation('access');
  const { sent } = useLoaderData<typeof loader>();
  const [form, fields] = useAnswer<{ email: string }>(useActionData<typeof action>());
  if (sent) {
    return (
      <SmallPage title={t('forgot.sentTitle')} subtitle={t('forgot.sent')}>
        <Link to="/login">{t('forgot.back')}</Link>
      </SmallPage>
    );
  }
  return (
    <SmallPage title={t('forgot.title')} subtitle={t('forgot.subtitle')}>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          <Field meta={fields.email} type="email" label={t('fields.email')} autoComplete="username" />
          <SubmitButton size="large" wide>
            {t('forgot.submit')}
          </SubmitButton>
          <Link to="/login">{t('forgot.back')}</Link>
        </Stack>
      </Form>
    </SmallPage>
  );
}
