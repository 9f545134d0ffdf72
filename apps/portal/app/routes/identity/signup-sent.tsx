import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { resend } from '../../access/confirmationMail.server';
import { loadSent } from '../../access/mailSent.server';
import { ResendForm } from '../../access/ResendForm';
import { SmallPage } from '../../access/SmallPage';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { Alert, Section } from '../../ui';

export const handle: RouteHandle = { title: 'access:sent.title', i18n: ['access', 'problems'] };

export const loader = page('public', loadSent);
export const action = actions('public', { resend });

/**
 * Page that asks the user to check the mailbox. The page is the same for everyone, since only the owner of an
 * e-mail address may learn whether it was registered.
 */
export default function LookIntoYourMail() {
  const { t } = useTranslation('access');
  const { email, why } = useLoaderData<typeof loader>();
  return (
    <SmallPage
      title={t('sent.title')}
      subtitle={email ? t('sent.subtitle', { email }) : t('sent.leadWithout')}
    >
      {why === 'login' && <Alert title={t('sent.unconfirmed')} />}
      {why === 'again' && <Alert title={t('sent.again')} />}
      <Section title={t('sent.nothing')}>
        <p>{t('sent.advice')}</p>
        <ResendForm answer={useActionData<typeof action>()} email={email} />
      </Section>
      <p>
        {t('sent.have')} <Link to="/login">{t('login.submit')}</Link>
      </p>
    </SmallPage>
  );
}
