import { useId } from 'react';
import { CopyButton } from './CopyButton';
import styles from './payment.module.css';

/**
 * Number of characters per line on a phone, from which the rows of the field are calculated. Browsers that
 * can size a field by its content ignore the rows.
 */
const CHARACTERS_OF_A_LINE = 26;

/** A long code to copy into a banking app: readable, selected by a click, copied by a button. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const id = useId();
  return (
    <div className={styles.code}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        readOnly
        rows={Math.ceil(text.length / CHARACTERS_OF_A_LINE)}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton label={label} text={text} />
    </div>
  );
}
