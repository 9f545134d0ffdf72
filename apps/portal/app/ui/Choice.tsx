import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Choice.module.css';
import { FieldFrame } from './FieldFrame';
import { type FieldError, type FieldProps, useErrorText, useField } from './field';
import type { Option } from './Select';

/** A checkbox whose label may contain links. It sends `on`. `required` means that it must be checked. */
export function Checkbox({
  label,
  children,
  value = 'on',
  ...props
}: Omit<FieldProps, 'optional'> & { children?: ReactNode; value?: string; defaultChecked?: boolean }) {
  const { defaultChecked, ...rest } = props;
  const field = useField({ required: false, ...rest, label });
  return (
    <div className={styles.box} onInput={field.frame.onAmend}>
      <label className={styles.check}>
        <input
          key={field.reactKey}
          {...field.input}
          type="checkbox"
          value={value}
          defaultChecked={defaultChecked ?? field.initial === value}
        />
        <span>{children ?? label}</span>
      </label>
      {props.hint && (
        <p className={styles.hint} id={`${field.input.id}-hint`}>
          {props.hint}
        </p>
      )}
      {field.invalid && (
        <p className={styles.error} id={`${field.input.id}-error`}>
          <Suspense>
            <RefusalText errors={field.errors} />
          </Suspense>
        </p>
      )}
    </div>
  );
}

/** A separate component, so that the texts of refusals are loaded only when it is rendered. */
function RefusalText({ errors }: { errors: readonly FieldError[] }) {
  return errors.map(useErrorText()).join(' ');
}

export interface CardOption extends Option {
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

type OneOf<O> = FieldProps & { options: readonly O[]; onValue?: (value: string) => void };

/** Radio buttons with explanations. */
export function RadioCards({ options, onValue, ...props }: OneOf<CardOption>) {
  const field = useField(props);
  const { id: _id, 'aria-describedby': _, ...input } = field.input;
  return (
    <FieldFrame {...field.frame} group>
      <div className={styles.cards} key={field.reactKey}>
        {options.map(({ value, label, hint, icon, disabled }) => (
          <label key={value} className={styles.card}>
            <input
              {...input}
              type="radio"
              value={value}
              disabled={disabled}
              defaultChecked={value === field.initial}
              onChange={() => onValue?.(value)}
            />
            {icon}
            <span className={styles.name}>{label}</span>
            {hint && <span className={styles.note}>{hint}</span>}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

/** Two to four short options side by side. */
export function Segmented({ options, onValue, ...props }: OneOf<Option>) {
  const field = useField(props);
  const { id: _id, 'aria-describedby': _, ...input } = field.input;
  return (
    <FieldFrame {...field.frame} group>
      <div className={styles.segments} key={field.reactKey}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.segment}>
            <input
              {...input}
              type="radio"
              value={value}
              defaultChecked={value === field.initial}
              onChange={() => onValue?.(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

/**
 * Checkboxes styled as chips, of which up to `max` can be selected. They share a name, so that the input
 * works without scripts. `counted` is an option that another field of the form chooses: it is included in the
 * count and cannot be selected here.
 */
export function TagPicker({
  options,
  max,
  counted,
  ...props
}: OneOf<Option> & { max?: number; counted?: string; defaultValues?: readonly string[] }) {
  const { t } = useTranslation();
  const { defaultValues, ...rest } = props;
  const field = useField(rest);
  const start = field.initialList.length > 0 ? field.initialList : (defaultValues ?? []);
  const [chosen, setChosen] = useState<readonly string[]>(start);
  const { id: _id, required: _required, 'aria-describedby': _, ...input } = field.input;
  const own = chosen.filter((value) => value !== counted).length;
  const count = own + (counted ? 1 : 0);
  const full = max !== undefined && count >= max;
  const hint = [props.hint, max && t('ui.chosen', { count, max })].filter(Boolean).join(' ');
  return (
    <FieldFrame {...field.frame} group hint={hint}>
      <div className={styles.tags} key={field.reactKey}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.tag} hidden={value === counted}>
            <input
              {...input}
              type="checkbox"
              value={value}
              defaultChecked={start.includes(value)}
              disabled={value === counted || (full && !chosen.includes(value))}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
