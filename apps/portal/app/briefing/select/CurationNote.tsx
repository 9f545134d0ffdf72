import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui';
import styles from './select.module.css';

/** Message of the curators about the whole shortlist. */
export function CurationNote({ note }: { note: string | undefined }) {
  const { t } = useTranslation('company');
  if (!note) return null;
  return (
    <Alert title={t('select.curationNote')}>
      <p className={styles.note}>{note}</p>
    </Alert>
  );
}
