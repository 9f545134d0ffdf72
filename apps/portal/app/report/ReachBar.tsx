import type { Range } from '@elenco/core/hiring';
import type { CSSProperties } from 'react';
import styles from './report.module.css';

/** A range on a line from zero to the table's maximum; its numbers are beside it. */
export function ReachBar({ reach, most, text }: { reach: Range; most: number; text: string }) {
  const share = (value: number) => `${(value / most) * 100}%`;
  return (
    <span className={styles.reach}>
      {reach && (
        <span
          className={styles.line}
          style={{ '--low': share(reach.low), '--high': share(reach.high) } as CSSProperties}
          aria-hidden="true"
        />
      )}
      <span className="num">{text}</span>
    </span>
  );
}
