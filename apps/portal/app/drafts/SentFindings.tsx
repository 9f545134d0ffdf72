import type { Draft } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { Findings } from './Findings';
import styles from './findings.module.css';

/** Deviations of a sent draft from the brief, and the creator's reason for sending it anyway. */
export function SentFindings({ draft }: { draft: Pick<Draft, 'findings' | 'reason'> }) {
  const { t } = useTranslation('shared');
  if (draft.findings.length === 0) return null;
  return (
    <section className={styles.sent} aria-label={t('findings.title')}>
      <strong>{t('findings.title')}</strong>
      <Findings findings={draft.findings} />
      {draft.reason && (
        <div>
          <p className={styles.group}>{t('findings.reason')}</p>
          <p className={styles.reason}>{draft.reason}</p>
        </div>
      )}
    </section>
  );
}
