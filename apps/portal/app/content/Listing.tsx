import type { ReactNode } from 'react';
import { Public } from '../shell';
import styles from './content.module.css';

/** A page that lists contents of one kind. */
export function Listing({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Public>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </Public>
  );
}
