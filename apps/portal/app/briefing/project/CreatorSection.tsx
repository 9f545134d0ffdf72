import { type ReactNode, useId } from 'react';
import { Avatar, type Face } from '../../ui';
import styles from './project.module.css';

/** A section about one creator of the project, with the portrait beside the name. */
export function CreatorSection({
  face,
  title = face?.name ?? '',
  action,
  anchor,
  children,
}: {
  face: Face | undefined;
  /** Heading, if it is more than the name. */
  title?: string;
  action?: ReactNode;
  /** Its id, for links that lead to it. */
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={anchor} className={styles.creator} aria-labelledby={id}>
      <header className={styles.head}>
        {face && <Avatar {...face} decorative />}
        <h2 id={id} className={styles.who}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
