import { brand } from '@elenco/core/people';
import styles from './Logo.module.css';

/** Two overlapping circles and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 36 22" width="36" height="22" aria-hidden="true">
        <circle cx="11" cy="11" r="11" className={styles.solid} />
        <circle cx="25" cy="11" r="9.8" className={styles.ring} />
      </svg>
      <span className={styles.word}>{brand.name.toLowerCase()}</span>
    </span>
  );
}
