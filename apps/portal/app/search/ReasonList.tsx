import { type SearchReason, wholePoints } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Points } from '../ui';
import styles from './ReasonList.module.css';
import { useReason } from './words';

type Props = {
  reasons: readonly SearchReason[];
  /** True to leave out the maximum points of each reason. */
  short?: boolean;
};

/** Reasons for a creator's rank, each with its points and the maximum points. Their sum is the score. */
export function ReasonList({ reasons, short }: Props) {
  const words = useReason();
  const { t } = useTranslation('search');
  const { number } = useFormat();
  const points = wholePoints(reasons.map((reason) => reason.points));
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.why}>
      {reasons.map((reason, index) => (
        <li key={reason.code}>
          <Points value={points[index] ?? 0} /> {words(reason)}
          {!short && <span className="muted"> {t('pointsOf', { of: number(Math.round(reason.of)) })}</span>}
        </li>
      ))}
    </ul>
  );
}
