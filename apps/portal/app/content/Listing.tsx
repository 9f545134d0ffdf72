import type { ReactNode } from 'react';
import { Public } from '../shell';
import styles from './content.module.css';

/** A page that lists contents of one kind. */
export function Listing({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle: string;
  children: ReactNode;
}) {
  return (
    <Public>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
        </header>
        {children}
      </div>
    </Public>
  );
}
