import { parseAbbreviated } from '@elenco/core/kit';
import { useFormat } from '../i18n/use';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './field';
import { countMarker } from './numberText';

/**
 * Input of a whole number, typed with or without thousands separators: "48000", "48.000", "48,000" and "48
 * mil" are equal. The form sends the text and a marker, and `readNumbers` converts the text in the browser
 * and on the server. An input of type number would read a separator as a decimal point.
 */
export function CountField(props: FieldProps) {
  const field = useField(props);
  const { number } = useFormat();
  const shown = (text: string) => {
    const value = parseAbbreviated(text);
    return value === undefined ? text : number(value);
  };
  return (
    <FieldFrame {...field.frame}>
      <input
        key={field.reactKey}
        {...field.input}
        inputMode="numeric"
        autoComplete="off"
        className={styles.control}
        defaultValue={shown(String(field.initial ?? ''))}
        onBlur={(event) => {
          event.target.value = shown(event.target.value);
        }}
      />
      <input type="hidden" name={countMarker(field.input.name)} value="1" />
    </FieldFrame>
  );
}
