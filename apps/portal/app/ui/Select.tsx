import { ChevronDown } from 'lucide-react';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './field';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

type Props = FieldProps & {
  options: readonly Option[];
  placeholder?: string;
  /** Value of a select that the form controls. */
  value?: string;
  onValue?: (value: string) => void;
};

/**
 * Input that chooses one of a few options. A native select, which is best on phones and works without
 * scripts.
 */
export function Select({ options, placeholder, value: controlled, onValue, ...props }: Props) {
  const field = useField(props);
  return (
    <FieldFrame {...field.frame}>
      <div className={styles.wrap}>
        <select
          key={field.reactKey}
          {...field.input}
          {...(controlled === undefined ? { defaultValue: field.initial ?? '' } : { value: controlled })}
          className={styles.control}
          onChange={(event) => onValue?.(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.mark} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
