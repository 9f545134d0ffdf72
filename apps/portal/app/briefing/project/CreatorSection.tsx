import { type ReactNode, useId } from 'react';
import { Avatar, type Face } from '../../ui';
import styles from './project.module.css';

/** Section about one creator of the project, with the portrait beside the name. */
export function CreatorSection({
  face,
  title = face?.name ?? '',
  action,
  anchor,
  children,
}: {
  face: Face | undefined;
  /** Heading; by default the name of the creator. */
  title?: string;
  action?: ReactNode;
  /** Id of the section, for links that lead to it. */
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
