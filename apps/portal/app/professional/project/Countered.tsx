import { useTranslation } from 'react-i18next';
import { Alert, Money } from '../../ui';
import type { Project } from './load.server';
import styles from './project.module.css';

/** What the brand proposes instead, and that sending again is the answer. */
export function Countered({ proposal }: { proposal: Project['proposal'] }) {
  const { t } = useTranslation('professional');
  const { status, counterCents, answer, currency, totalCents } = proposal;
  if (status !== 'countered' || counterCents === null) return null;
  return (
    <Alert tone="warning" title={t('countered.title')}>
      <p>
        <Money cents={counterCents} currency={currency} look="strong" />{' '}
        <span className="small">
          {t('countered.instead')} <Money cents={totalCents} currency={currency} />
        </span>
      </p>
      <p className={styles.text}>“{answer}”</p>
      <p className="small">{t('countered.how')}</p>
    </Alert>
  );
}
