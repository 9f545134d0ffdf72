import { getFormProps } from '@conform-to/react';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SmallPage } from '../access/SmallPage';
import { secretPage } from '../access/secretPage';
import { actions } from '../adapters/form.server';
import { page } from '../adapters/page.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import type { RouteHandle } from '../handle';
import { loadUndo, undo } from '../security/email.server';
import { ButtonLink, Field, Form, Stack, SubmitButton } from '../ui';

export const handle: RouteHandle = { title: 'security:email.undo.title', i18n: ['security', 'problems'] };
export const headers = secretPage;

export const loader = page('public', loadUndo);
export const action = actions('public', { undo });

/** Where the letter to the address before leads: it takes the account back, with a new password. */
export default function UndoEmail() {
  const { t } = useTranslation('security');
  const { token, email } = useLoaderData<typeof loader>();
  const [form, fields] = useAnswer<Record<'token' | 'password', string>>(useActionData<typeof action>());
  if (email === null) {
    return (
      <SmallPage title={t('email.undo.over')} lead={t('email.undo.overLead')}>
        <ButtonLink to="/login" variant="primary" size="large" wide>
          {t('email.confirm.login')}
        </ButtonLink>
      </SmallPage>
    );
  }
  const lead = t('email.undo.lead', { email, interpolation: { escapeValue: false } });
  return (
    <SmallPage title={t('email.undo.title')} lead={lead}>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          <input type="hidden" name="token" value={token} />
          <Field
            meta={fields.password}
            type="password"
            label={t('password.next')}
            hint={t('password.hint')}
            autoComplete="new-password"
          />
          <SubmitButton size="large" wide>
            {t('email.undo.submit')}
          </SubmitButton>
        </Stack>
      </Form>
    </SmallPage>
  );
}
