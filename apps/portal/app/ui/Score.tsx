import { MAX_SCORE } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import styles from './Score.module.css';

/** Shows how well a creator or a job matches, on one scale for both. */
export function Score({ value }: { value: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <span className={styles.score}>
      {t('ui.score', { score: number(Math.round(value)), max: number(MAX_SCORE) })}
    </span>
  );
}

/** The part of a score that one reason adds. */
export function Points({ value }: { value: number }) {
  const { number } = useFormat();
  return <span className={styles.points}>+{number(Math.round(value))}</span>;
}
