import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDebouncedValue } from '../kit/useDebouncedValue';
import { useWords, type Words } from '../kit/words';

interface Choices {
  readonly label: string;
  readonly values: readonly string[];
  readonly say: (value: string) => string;
  /** Number of results per value, if known. */
  readonly counts: ReadonlyMap<string, number | null>;
  /** True if the counts are exact. */
  readonly exact: boolean;
}

interface SeveralProps extends Choices {
  readonly chosen: readonly string[];
  readonly onChange: (values: string[]) => void;
  /**
   * True to save space: the input shows only the first chosen value and the number of other chosen values.
   */
  readonly compact?: boolean;
}

/** Input that chooses several values, each with its number of results. */
export function MultiSelect({ chosen, onChange, compact = false, ...choices }: SeveralProps) {
  const words = useWords();
  const { label, values, say, counts, exact } = choices;
  return (
    <Autocomplete
      multiple
      size="small"
      limitTags={2}
      disableCloseOnSelect
      sx={{ minWidth: 180, flex: '1 1 180px', maxWidth: 420 }}
      options={[...values]}
      value={[...chosen]}
      getOptionLabel={say}
      renderOption={({ key, ...props }, value) => (
        <li key={key} {...props}>
          {withCount(say(value), counts.get(value), exact, words)}
        </li>
      )}
      onChange={(_, next) => onChange(next)}
      disableClearable={compact}
      renderValue={compact ? (values) => <Chosen values={values} say={say} /> : undefined}
      noOptionsText={words.t('kit.nothingFound')}
      clearText={words.t('kit.clear')}
      openText={words.t('kit.open')}
      closeText={words.t('kit.close')}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}

function Chosen({ values: [first = '', ...others], say }: Pick<Choices, 'values' | 'say'>) {
  return (
    <Typography variant="body2" noWrap sx={{ pl: 0.75 }}>
      {say(first)}
      {others.length > 0 ? ` +${others.length}` : null}
    </Typography>
  );
}

/** Input that chooses one value, or allows any value. */
export function SingleSelect({
  chosen,
  onChange,
  any,
  ...choices
}: Choices & { chosen: string; any?: string | undefined; onChange: (value: string) => void }) {
  const words = useWords();
  const { label, values, say, counts, exact } = choices;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={chosen}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: `max(150px, ${label.length}ch + 64px)` }}
    >
      {any === undefined ? null : <MenuItem value="">{any}</MenuItem>}
      {[...new Set([...values, ...(chosen ? [chosen] : [])])].map((value) => (
        <MenuItem key={value} value={value}>
          {withCount(say(value), counts.get(value), exact, words)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function withCount(word: string, count: number | null | undefined, exact: boolean, words: Words): string {
  if (count == null) return word;
  const value = words.number(count);
  return `${word} (${exact ? value : words.t('search.aboutCount', { value })})`;
}

/** Text input that reports its value after a pause. */
export function Typed({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const [text, setText] = useDebouncedValue(value, onChange);
  return (
    <TextField
      size="small"
      label={label}
      value={text}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => setText(event.target.value)}
      sx={{ width: `max(140px, ${label.length}ch + 36px)` }}
    />
  );
}
