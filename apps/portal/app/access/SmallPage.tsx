import type { ReactNode } from 'react';
import { Public } from '../shell';
import styles from './SmallPage.module.css';

type Props = { title: string; subtitle?: string; ways?: ReactNode; children: ReactNode };

/** A page with a title, a subtitle and one form. `ways` replaces the links to sign-in and sign-up. */
export function SmallPage({ title, subtitle, ways, children }: Props) {
  return (
    <Public ways={ways}>
      <div className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {children}
      </div>
    </Public>
  );
}
