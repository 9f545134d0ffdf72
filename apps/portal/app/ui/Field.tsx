import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './field';

type Passed = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'minLength'
  | 'min'
  | 'max'
  | 'step'
  | 'placeholder'
  | 'readOnly'
  | 'autoFocus'
  | 'onKeyDown'
>;

type Props = FieldProps &
  Passed & {
    type?: 'text' | 'textarea' | 'date' | 'email' | 'password' | 'tel' | 'url' | 'search';
    /** Initial number of lines of a textarea, which grows with its text. */
    rows?: number;
    /** Values that the browser offers while the user types; any other text is accepted. */
    suggestions?: readonly { readonly value: string; readonly label: string }[];
  };

/**
 * Input of one or more lines of text, or of a date. Label, hint and refusal are linked for screen readers.
 */
export function Field({
  type = 'text',
  rows = 4,
  suggestions,
  meta,
  name,
  label,
  hint,
  optional,
  required,
  errors,
  defaultValue,
  disabled,
  ...passed
}: Props) {
  const field = useField({ meta, name, label, hint, optional, required, errors, defaultValue, disabled });
  const shared = { ...field.input, ...passed, defaultValue: field.initial };
  return (
    <FieldFrame {...field.frame}>
      {type === 'textarea' ? (
        <textarea
          key={field.reactKey}
          {...field.input}
          rows={rows}
          maxLength={passed.maxLength}
          placeholder={passed.placeholder}
          readOnly={passed.readOnly}
          defaultValue={field.initial}
          className={styles.control}
        />
      ) : type === 'password' ? (
        <Password key={field.reactKey} {...shared} />
      ) : (
        <>
          <input
            key={field.reactKey}
            {...shared}
            type={type}
            list={suggestions && `${field.input.id}-suggestions`}
            className={styles.control}
          />
          {suggestions && (
            <datalist id={`${field.input.id}-suggestions`}>
              {suggestions.map(({ value, label }) => (
                <option key={value} value={value} label={label} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  );
}

function Password(props: InputHTMLAttributes<HTMLInputElement>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.wrap}>
      <input {...props} type={shown ? 'text' : 'password'} className={cx(styles.control, styles.padded)} />
      <button
        type="button"
        className={styles.reveal}
        aria-pressed={shown}
        aria-label={t('ui.showPassword')}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </button>
    </div>
  );
}
