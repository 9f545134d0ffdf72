import { Link } from '@remix-run/react';
import styles from './Switch.module.css';
import { type ChoiceProps, useChoice } from './useChoice';

/** Links between views of the same items (rows or cards, all or unread). Each sets a query parameter. */
export function SwitchLinks(props: ChoiceProps) {
  return (
    <nav aria-label={props.label} className={styles.well}>
      {useChoice(props).map(({ value, to, current, label, count }) => (
        <Link
          key={value}
          to={to}
          preventScrollReset
          className={styles.thumb}
          aria-current={current ? 'true' : undefined}
        >
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
