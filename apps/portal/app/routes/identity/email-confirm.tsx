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
import { confirm, loadConfirm } from '../../security/email.server';
import { ButtonLink, Form, Stack, SubmitButton } from '../../ui';

export const handle: RouteHandle = { title: 'security:email.confirm.title', i18n: ['security', 'problems'] };
export const headers = secretPage;

export const loader = page('public', loadConfirm);
export const action = actions('public', { confirm });

/** Page that the e-mail to a new e-mail address links to. */
export default function ConfirmEmail() {
  const { t } = useTranslation('security');
  const link = useLoaderData<typeof loader>();
  const [form] = useAnswer<{ token: string }>(useActionData<typeof action>());
  if (link.state === 'open') {
    const subtitle = t('email.confirm.subtitle', { email: link.newEmail });
    return (
      <SmallPage title={t('email.confirm.title')} subtitle={subtitle}>
        <Form {...getFormProps(form)}>
          <Stack form>
            <Refused form={form} />
            <input type="hidden" name="token" value={link.token} />
            <SubmitButton size="large" wide>
              {t('email.confirm.submit')}
            </SubmitButton>
          </Stack>
        </Form>
      </SmallPage>
    );
  }
  return (
    <SmallPage title={t(`email.confirm.${link.state}`)} subtitle={t(`email.confirm.${link.state}Subtitle`)}>
      {link.state !== 'over' && <Refused form={form} />}
      {link.state === 'other' ? (
        <Form action="/logout">
          <SubmitButton>{t('email.confirm.logout')}</SubmitButton>
        </Form>
      ) : (
        <ButtonLink to="/login" variant="primary" size="large" wide>
          {t('email.confirm.login')}
        </ButtonLink>
      )}
    </SmallPage>
  );
}
