import type { ReactNode } from 'react';
import { Public } from '../shell';
import styles from './content.module.css';

type Props = {
  title: string;
  subtitle: string;
  children: ReactNode;
};

/** A public page that lists content items of one kind. */
export function Listing(props: Props) {
  return (
    <Public>
      <ListingPart {...props} />
    </Public>
  );
}

/** The listing itself, for a page with a different frame. */
export function ListingPart({ title, subtitle, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </header>
      {children}
    </div>
  );
}
