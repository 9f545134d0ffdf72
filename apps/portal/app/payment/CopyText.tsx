import { useId } from 'react';
import { CopyButton } from './CopyButton';
import styles from './payment.module.css';

/** On a phone. Where the browser can, the field is as high as its text. */
const CHARACTERS_OF_A_LINE = 26;

/** A long code for a bank: readable, selected by a click, copied by a button. */
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
