import { required, SelectInput, TextInput } from 'react-admin';
import { DayInput, MoneyInput, WholeInput } from './inputs';
import { today } from './today';

/** A field of a move's input, named as in the command. */
export interface MoveFieldSpec {
  readonly source: string;
  readonly kind: 'text' | 'comment' | 'day' | 'money' | 'number' | 'option';
  readonly label: string;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Initial value: minor units for `money`, `YYYY-MM-DD` for `day`. The default of a `day` is today. */
  readonly initial?: string | number;
}

export function startOf({ kind, initial, options }: MoveFieldSpec): string | number {
  return initial ?? (kind === 'day' ? today() : (options?.[0]?.value ?? ''));
}

/** Input for a field in a react-admin form. */
export function MoveInput({ field, autoFocus }: { field: MoveFieldSpec; autoFocus: boolean }) {
  const { source, kind, label, hint, options = [] } = field;
  const shown = { source, label, autoFocus, helperText: hint ?? (false as const) };
  if (kind === 'money') return <MoneyInput {...shown} />;
  if (kind === 'number') return <WholeInput {...shown} />;
  // A day input cannot be focused while the dialog opens.
  if (kind === 'day') return <DayInput {...shown} autoFocus={false} />;
  if (kind === 'option') {
    return (
      <SelectInput
        {...shown}
        choices={options.map((option) => ({ id: option.value, name: option.label }))}
        validate={required()}
        translateChoice={false}
      />
    );
  }
  return kind === 'comment' ? <TextInput {...shown} multiline minRows={3} /> : <TextInput {...shown} />;
}
