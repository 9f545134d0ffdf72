import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Form, SubmitButton } from '../ui';
import styles from './ImpersonationBar.module.css';

/**
 * Bar on every page while impersonating: impersonated user, impersonator, end time, and a button that ends
 * the impersonation.
 */
export function ImpersonationBar({ person, by, until }: { person: string; by: string; until: string }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  return (
    <section className={styles.banner} aria-label={t('shell.actingLabel')}>
      <Eye aria-hidden="true" />
      <p>{t('shell.impersonation', { person, by, time: time(until) })}</p>
      <Form action="/dashboard/login-as/end" reloadDocument>
        <SubmitButton size="small" variant="dark">
          {t('shell.stopImpersonating')}
        </SubmitButton>
      </Form>
    </section>
  );
}
