import { CopyButton } from './CopyButton';
import styles from './payment.module.css';

/** Values with a copy button each, for a form outside the platform. */
export function CopyList({
  label,
  rows,
}: {
  label: string;
  rows: readonly { readonly label: string; readonly text: string }[];
}) {
  return (
    <ul className={styles.copies} aria-label={label}>
      {rows.map((row) => (
        <li key={row.label}>
          <span className={styles.copy}>
            <span className="muted small">{row.label}</span>
            <span>{row.text}</span>
          </span>
          <CopyButton label={row.label} text={row.text} />
        </li>
      ))}
    </ul>
  );
}
