import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Rows.module.css';

interface ListRow {
  readonly key: string | number;
  /** A face, a brand's mark, a number. */
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  /** Where the whole row leads; its title is the link. */
  readonly to?: string;
  readonly under?: ReactNode;
  /** What it is now: a `StatusChip`. */
  readonly status?: ReactNode;
  /** An amount or a date, to the right. */
  readonly end?: ReactNode;
  readonly endUnder?: ReactNode;
  /** The row's one action, where the row itself leads nowhere. */
  readonly action?: ReactNode;
}

/** Things under each other, with a line between: what it is, its state, its amount or date. No table, no boxes. */
export function Rows({
  rows,
  label,
  plain,
}: {
  rows: readonly ListRow[];
  label?: string;
  /** Without lines, for a rail. */
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
