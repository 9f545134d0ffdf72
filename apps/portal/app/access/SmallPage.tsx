import type { ReactNode } from 'react';
import { Public } from '../shell';
import styles from './SmallPage.module.css';

/** A page with one form on it: a title, a sentence, the form. */
export function SmallPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Public>
      <div className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </Public>
  );
}
