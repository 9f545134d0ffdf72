import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../ui';
import styles from './ActingAs.module.css';

/** For the banner of `Shell`: whose screens these are, who looks at them, and the way back. */
export function ActingAs({ person, by, back }: { person: string; by: string; back: string }) {
  const { t } = useTranslation();
  return (
    <section className={styles.banner} aria-label={t('shell.actingLabel')}>
      <Eye aria-hidden="true" />
      <p>{t('shell.actingAs', { person, by })}</p>
      <Form action={back}>
        <SubmitButton size="small" variant="dark">
          {t('shell.stopActing')}
        </SubmitButton>
      </Form>
    </section>
  );
}
