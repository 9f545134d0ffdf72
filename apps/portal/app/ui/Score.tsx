import { MAX_SCORE } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import styles from './Score.module.css';

type Props = {
  value: number;
  /** Maximum score with the known data of the creator. */
  of?: number | undefined;
  /**
   * Subject with which the score compares the creator; undefined where the context shows it, as in a table.
   */
  match?: 'search' | 'brief' | 'job';
};

/** Shows how well a creator matches, on the same scale for searches, briefs and jobs. */
export function Score({ value, of = MAX_SCORE, match }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const shown = { score: number(Math.round(value)), max: number(Math.round(of)) };
  return <span className={styles.score}>{match ? t(`ui.match.${match}`, shown) : t('ui.score', shown)}</span>;
}

/** Points that a single reason adds to a score. */
export function Points({ value }: { value: number }) {
  const { number } = useFormat();
  return <span className={styles.points}>+{number(Math.round(value))}</span>;
}
