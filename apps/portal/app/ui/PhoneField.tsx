import type { FormEvent } from 'react';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './field';
import { caretIn, phoneText } from './phoneText';

/** Input of a telephone number, formatted while typing. The schema accepts it with or without separators. */
export function PhoneField(props: FieldProps) {
  const field = useField(props);
  const typed = String(field.initial ?? '');
  return (
    <FieldFrame {...field.frame}>
      <input
        key={field.reactKey}
        {...field.input}
        type="tel"
        autoComplete="tel"
        // A refused value that is not a phone number is shown as typed.
        defaultValue={phoneText(typed) || typed}
        onInput={write}
        className={styles.control}
      />
    </FieldFrame>
  );
}

function write({ currentTarget: box, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const { value, selectionStart } = box;
  const text = phoneText(value);
  if (text === value) return;
  const behind = value.slice(selectionStart ?? value.length).replace(/\D/g, '').length;
  const { inputType } = nativeEvent as InputEvent;
  box.value = text;
  const caret = caretIn(text, behind, inputType === 'deleteContentForward');
  box.setSelectionRange(caret, caret);
}
