import { parseMoney, parseWhole } from '@elenco/core/kit';
import TextField from '@mui/material/TextField';
import { useInput } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { DateInput, type InputProps } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { dayOf, firstOf, lastOf } from './dayBounds';
import { useWords } from './words';

type Props = Pick<InputProps, 'source' | 'label' | 'helperText'> & {
  readonly autoFocus?: boolean;
  /** For `<FilterForm>`: true if the filter is always shown. */
  readonly alwaysOn?: boolean;
};

/** Text of a value that stays as typed, and updates when the value changes elsewhere. */
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

/** Amount input in the user's locale, stored in minor units. Invalid text is kept as typed and refused. */
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
  /** The value is the first instant of the day, or the last for an end. */
  readonly instant?: boolean;
  readonly end?: boolean;
}

const plausible = (day: string) => day >= '1900';

/** Business day input. Empty while the year is incomplete. */
export function DayInput({ instant = false, end = false, alwaysOn: _, ...props }: DayProps) {
  const parse = (day: string) => {
    if (!plausible(day)) return '';
    if (!instant) return day;
    return end ? lastOf(day) : firstOf(day);
  };
  const format = (value: unknown) => {
    const text = String(value ?? '');
    return text.length > 10 ? dayOf(text) : text;
  };
  return <DateInput {...props} parse={parse} format={format} />;
}

interface CheckedProps {
  readonly source: string;
  readonly label: string;
  readonly hint?: string;
  /** Returns the problem code of a day, or undefined. */
  readonly problemOf: (day: string) => string | undefined;
}

/** Business day input that shows at once why a day is not possible. */
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
