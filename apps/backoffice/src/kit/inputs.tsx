import { parseMoney, parseWhole } from '@elenco/core/kit';
import TextField from '@mui/material/TextField';
import { useInput, ValidationError } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { InputProps } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { DayField } from './DayField';
import { dayOf, firstInstantOf, lastInstantOf } from './dayBounds';
import { useWords } from './words';

type Props = Pick<InputProps, 'source' | 'label' | 'helperText'> & {
  readonly autoFocus?: boolean;
  /** True if `<FilterForm>` always shows the filter. */
  readonly alwaysOn?: boolean;
};

/**
 * Returns the state of a text input, which keeps the text as typed until something else changes the value.
 */
function useTyped(source: string, say: (value: unknown) => string, read: (text: string) => unknown) {
  const { field, fieldState, id } = useInput({ source });
  const [text, setText] = useState(() => say(field.value));
  const known = useRef<unknown>(field.value);
  useEffect(() => {
    if (field.value === known.current) return;
    known.current = field.value;
    setText(say(field.value));
  });
  const type = (typed: string) => {
    setText(typed);
    known.current = typed.trim() === '' ? '' : (read(typed) ?? typed);
    field.onChange(known.current);
  };
  return { text, type, id, name: field.name, onBlur: field.onBlur, error: fieldState.error?.message };
}

interface TypedProps extends Props {
  readonly typed: ReturnType<typeof useTyped>;
  readonly mode: 'decimal' | 'numeric';
}

function Typed({ typed, label, mode, helperText, autoFocus }: TypedProps) {
  const { text, type, id, name, onBlur, error } = typed;
  return (
    <TextField
      size="small"
      id={id}
      name={name}
      label={label}
      value={text}
      error={error !== undefined}
      helperText={error ?? helperText}
      autoFocus={autoFocus}
      onBlur={onBlur}
      onChange={(event) => type(event.target.value)}
      slotProps={{ htmlInput: { inputMode: mode, autoComplete: 'off' } }}
    />
  );
}

/**
 * Input for an amount in the user's locale, stored in minor units. Invalid text stays as typed and is
 * refused.
 */
export function MoneyInput(props: Props & { readonly tag?: string }) {
  const words = useWords();
  const say = (value: unknown) => (typeof value === 'number' ? words.amount(value) : String(value ?? ''));
  const typed = useTyped(props.source, say, (text) => parseMoney(text, words.tag));
  return <Typed {...props} typed={typed} mode="decimal" />;
}

/** Integer input. */
export function WholeInput(props: Props) {
  const words = useWords();
  const say = (value: unknown) => (typeof value === 'number' ? words.number(value) : String(value ?? ''));
  const typed = useTyped(props.source, say, parseWhole);
  return <Typed {...props} typed={typed} mode="numeric" />;
}

interface DayProps extends Props {
  readonly validate?: (value: unknown) => string | undefined;
  /** True if the value is an instant: the first of the day or, if `end` is true, the last. */
  readonly instant?: boolean;
  readonly end?: boolean;
}

const same = (value: unknown) => value;

/** Input for a business day in the date format of the app's language. Text that is not a date is refused. */
export function DayInput({ source, label, helperText, validate, instant = false, end = false }: DayProps) {
  const words = useWords();
  const typed = useRef('');
  const isDone = () => (typed.current === '' ? undefined : words.t('days.wrong'));
  const { field, fieldState, id } = useInput({
    source,
    parse: same,
    validate: [isDone, ...(validate ? [validate] : [])],
  });
  const value = String(field.value ?? '');
  const boundOf = end ? lastInstantOf : firstInstantOf;
  return (
    <DayField
      id={id}
      name={field.name}
      label={label}
      day={value.length > 10 ? dayOf(value) : value}
      onDay={(day, text) => {
        typed.current = text;
        field.onChange(day !== '' && instant ? boundOf(day) : day);
      }}
      onBlur={field.onBlur}
      error={fieldState.error && <ValidationError error={fieldState.error.message ?? ''} />}
      helperText={helperText}
    />
  );
}

interface CheckedProps {
  readonly source: string;
  readonly label: string;
  readonly hint?: string;
  /** Returns the code of the problem with a day; undefined if the day is possible. */
  readonly problemOf: (day: string) => string | undefined;
}

/** Input for a business day that shows immediately why a day is not possible. */
export function CheckedDayInput({ source, label, hint, problemOf }: CheckedProps) {
  const words = useWords();
  const { trigger } = useFormContext();
  const day = useWatch({ name: source }) as string | null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each day
  useEffect(() => void trigger(source), [day, source, trigger]);
  const validate = (value: unknown) => {
    if (typeof value !== 'string' || value === '') return words.problem('required');
    const code = problemOf(value);
    return code && words.problem(code);
  };
  return <DayInput source={source} label={label} helperText={hint ?? false} validate={validate} />;
}
