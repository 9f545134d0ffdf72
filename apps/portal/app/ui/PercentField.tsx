import { useFormat } from '../i18n/use';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './field';
import { percentMarker } from './numberText';

/**
 * Input of a percentage with up to two decimals, typed with comma or point. The form sends the text and a
 * marker, and `readNumbers` converts it to a number.
 */
export function PercentField(props: FieldProps) {
  const field = useField(props);
  const { number } = useFormat();
  const start = String(field.initial ?? '');
  return (
    <FieldFrame {...field.frame}>
      <input
        key={field.reactKey}
        {...field.input}
        inputMode="decimal"
        autoComplete="off"
        className={styles.control}
        defaultValue={/^\d+(\.\d+)?$/.test(start) ? number(Number(start)) : start}
      />
      <input type="hidden" name={percentMarker(field.input.name)} value="1" />
    </FieldFrame>
  );
}
