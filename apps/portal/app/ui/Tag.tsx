import { Fragment, type ReactNode } from 'react';
import styles from './Tag.module.css';

/** Label, such as a specialty; neither a state nor a button. */
function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}

/** Several tags in a row. */
export function Tags({ tags, label }: { tags: readonly string[]; label?: string }) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** Facts separated by dots, wrapping between facts; unknown ones are left out. */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  const known = facts.filter((fact) => fact !== null && fact !== undefined && fact !== '' && fact !== false);
  return (
    <span className={styles.facts}>
      {known.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no names and never change places
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </span>
  );
}
