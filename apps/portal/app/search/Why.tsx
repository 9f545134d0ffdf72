import type { SearchReason } from '@elenco/core/discovery';
import { Points } from '../ui';
import styles from './Why.module.css';
import { useReason } from './words';

/** Reasons for a creator's rank, each with its points. */
export function Why({ reasons }: { reasons: readonly SearchReason[] }) {
  const words = useReason();
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.why}>
      {reasons.map((reason) => (
        <li key={reason.code}>
          <Points value={reason.points} /> {words(reason)}
        </li>
      ))}
    </ul>
  );
}
