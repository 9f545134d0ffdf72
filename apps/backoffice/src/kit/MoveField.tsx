import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useUnsaved } from './Unsaved';
import { useWords } from './words';

/** What a move asks for besides the record: each field by the name that the command knows it under. */
export interface MoveFieldSpec {
  readonly source: string;
  readonly kind: 'text' | 'comment' | 'day' | 'money' | 'option';
  readonly label: string;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Minor units for `money`, `YYYY-MM-DD` for `day`; days begin at today. */
  readonly initial?: string | number;
}

interface Props {
  readonly field: MoveFieldSpec;
  readonly value: string;
  readonly error: string | undefined;
  readonly autoFocus: boolean;
  readonly onChange: (value: string) => void;
}

export function MoveField({ field, value, error, autoFocus, onChange }: Props) {
  const words = useWords();
  const [start] = useState(value);
  useUnsaved(field.kind === 'comment' && value !== start);
  return (
    <TextField
      required
      fullWidth
      autoFocus={autoFocus}
      select={field.kind === 'option'}
      type={field.kind === 'day' ? 'date' : 'text'}
      multiline={field.kind === 'comment'}
      minRows={field.kind === 'comment' ? 3 : undefined}
      label={field.label}
      value={value}
      error={error !== undefined}
      helperText={error ?? field.hint ?? (field.kind === 'comment' ? words.t('kit.commentHint') : undefined)}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        inputLabel: field.kind === 'day' ? { shrink: true } : {},
        htmlInput: field.kind === 'money' ? { inputMode: 'decimal' } : {},
      }}
    >
      {field.options?.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
