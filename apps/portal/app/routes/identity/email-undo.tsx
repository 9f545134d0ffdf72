import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NewPassword } from '../../access/NewPassword';
import { SmallPage } from '../../access/SmallPage';
import { secretPage } from '../../access/secretPage';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { loadUndo, undo } from '../../security/email.server';
import { ButtonLink } from '../../ui';

export const handle: RouteHandle = {
  title: 'security:email.undo.title',
  i18n: ['security', 'access', 'problems'],
};
export const headers = secretPage;

export const loader = page('public', loadUndo);
export const action = actions('public', { undo });

/**
 * Page that the e-mail to the previous e-mail address links to. It restores the previous e-mail address, and
 * the user sets a new password.
 */
export default function UndoEmail() {
  const { t } = useTranslation('security');
  const { token, email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (email === null) {
    return (
      <SmallPage title={t('email.undo.over')} subtitle={t('email.undo.overSubtitle')}>
        <ButtonLink to="/login" variant="primary" size="large" wide>
          {t('email.confirm.login')}
        </ButtonLink>
      </SmallPage>
    );
  }
  const subtitle = t('email.undo.subtitle', { email });
  return (
    <SmallPage title={t('email.undo.title')} subtitle={subtitle}>
      <NewPassword token={token} submit={t('email.undo.submit')} answer={answer} />
    </SmallPage>
  );
}
