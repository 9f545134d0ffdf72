import type { ReactNode } from 'react';
import { Avatar } from './Avatar';
import styles from './Timeline.module.css';
import { RelativeTime } from './text';

export interface TimelineItem {
  readonly id: string | number;
  /** The actor; undefined for steps of the system. */
  readonly who?: { readonly id: number; readonly name: string; readonly src?: string | null };
  readonly what: ReactNode;
  /** ISO instant. */
  readonly when: string;
  /** A reason or a comment. */
  readonly detail?: ReactNode;
}

/** History entries in the given order: actor, action, time. */
export function Timeline({ entries }: { entries: readonly TimelineItem[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ id, who, what, when, detail }) => (
        <li key={id} className={styles.entry}>
          {who ? (
            <Avatar {...who} size="small" decorative />
          ) : (
            <span className={styles.dot} aria-hidden="true" />
          )}
          <div className={styles.text}>
            <p className={styles.line}>
              <span>
                {who && <strong>{who.name}</strong>} {what}
              </span>
              <RelativeTime value={when} />
            </p>
            {detail && <div className={styles.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
