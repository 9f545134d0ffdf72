import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Rows.module.css';

interface ListRow {
  readonly key: string | number;
  /** A portrait, a logo or a number before the title. */
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  /** Target of the row; the title is the link. */
  readonly to?: string;
  readonly under?: ReactNode;
  /** Current state, as a `StatusChip`. */
  readonly status?: ReactNode;
  /** An amount or date at the right. */
  readonly end?: ReactNode;
  readonly endUnder?: ReactNode;
  /** Action of the row, if the row itself is not a link. */
  readonly action?: ReactNode;
}

/** A list with separators: title, state, amount or date. */
export function Rows({
  rows,
  label,
  plain,
}: {
  rows: readonly ListRow[];
  label?: string;
  /** True to omit separators, as in a sidebar. */
  plain?: boolean;
}) {
  return (
    <ul className={cx(styles.rows, plain && styles.plain)} aria-label={label}>
      {rows.map(({ key, lead, title, to, under, status, end, endUnder, action }) => (
        <li key={key} className={cx(styles.row, to && styles.leads)}>
          {lead && <span className={styles.lead}>{lead}</span>}
          <div className={styles.text}>
            {to ? (
              <Link to={to} prefetch="intent" className={styles.title}>
                {title}
              </Link>
            ) : (
              <span className={styles.title}>{title}</span>
            )}
            {under && <span className={styles.under}>{under}</span>}
          </div>
          {status && <span className={styles.status}>{status}</span>}
          {(end || endUnder) && (
            <div className={styles.end}>
              {end}
              {endUnder && <span className={styles.under}>{endUnder}</span>}
            </div>
          )}
          {action && <span className={styles.action}>{action}</span>}
        </li>
      ))}
    </ul>
  );
}
