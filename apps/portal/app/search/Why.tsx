import type { SearchReason } from '@elenco/core/discovery';
import { useFormat } from '../i18n/use';
import styles from './Why.module.css';
import { useReason } from './words';

/** Reasons for a creator's rank, each with its points. */
export function Why({ reasons }: { reasons: readonly SearchReason[] }) {
  const words = useReason();
  const { number } = useFormat();
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.why}>
      {reasons.map((reason) => (
        <li key={reason.code}>
          <span className={styles.points}>+{number(Math.round(reason.points))}</span> {words(reason)}
        </li>
      ))}
    </ul>
  );
}
