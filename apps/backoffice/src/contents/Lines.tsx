import type { Bilingual, ContentField } from '@elenco/core/growth';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useWords } from '../kit/words';

export interface FieldProps {
  readonly field: ContentField;
  readonly label: string;
  readonly value: unknown;
  /** JSON pointer of the field, such as `/draft/title`. */
  readonly at: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (value: unknown) => void;
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly max: number;
  readonly error: string | undefined;
  readonly rows?: number;
  readonly required?: boolean;
  readonly onChange: (value: string) => void;
}

/** Text input with the number of characters used and allowed. */
export function CountedTextInput({ label, value, max, error, rows, required, onChange }: LineProps) {
  const words = useWords();
  const over = value.length > max;
  const room = words.t('cms.room', { used: words.number(value.length), max: words.number(max) });
  return (
    <TextField
      fullWidth
      label={label}
      value={value}
      {...(rows ? { multiline: true, minRows: rows, maxRows: 24 } : {})}
      {...(required ? { required: true } : {})}
      error={error !== undefined || over}
      helperText={error ?? room}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Shows the Portuguese and the English input side by side. */
function Both({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>{children}</Box>
  );
}

/** Inputs for a text in both languages, each with its own character count. */
export function BilingualInput({
  label,
  value,
  at,
  errors,
  onChange,
  ...more
}: Omit<LineProps, 'value' | 'error' | 'onChange'> & {
  value: Bilingual;
  at: string;
  errors: FieldProps['errors'];
  onChange: (value: Bilingual) => void;
}) {
  return (
    <Both>
      {(['pt', 'en'] as const).map((language) => (
        <CountedTextInput
          key={language}
          {...more}
          label={`${label} (${language})`}
          value={value[language]}
          error={errors[`${at}/${language}`] ?? (language === 'pt' ? errors[at] : undefined)}
          onChange={(text) => onChange({ ...value, [language]: text })}
        />
      ))}
    </Both>
  );
}
