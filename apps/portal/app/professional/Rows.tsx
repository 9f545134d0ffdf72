import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { StatusChip, type Tone } from '../ui';
import styles from './professional.module.css';

export interface ListRow {
  readonly key: string | number;
  readonly to: string;
  readonly title: string;
  readonly under: ReactNode;
  readonly status: { readonly code?: string; readonly tone?: Tone; readonly label: string };
  readonly amount?: ReactNode;
  readonly note?: ReactNode;
}

/** Projects under each other: what it is, its state, its amount and date; the whole row is the link. */
export function Rows({ rows }: { rows: readonly ListRow[] }) {
  return (
    <ul className={styles.list}>
      {rows.map(({ key, to, title, under, status, amount, note }) => (
        <li key={key} className={styles.item}>
          <div className={styles.subtitle}>
            <Link to={to} prefetch="intent" className={styles.title}>
              {title}
            </Link>
            <span className={styles.under}>{under}</span>
          </div>
          <span>
            <StatusChip status={status.code} tone={status.tone}>
              {status.label}
            </StatusChip>
          </span>
          <div className={styles.figures}>
            {amount}
            {note && <span className={styles.under}>{note}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}
