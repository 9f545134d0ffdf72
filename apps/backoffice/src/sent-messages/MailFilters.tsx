import { type MailQuery, mailedKinds, mailQuery } from '@elenco/core/operations';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import { DayField } from '../kit/DayField';
import { useDebouncedValue } from '../kit/useDebouncedValue';
import { useWords } from '../kit/words';

type FilterName = Exclude<keyof MailQuery, 'before'>;

/** Names of the filters in the query string of the page and of the API. */
const filterNames: readonly FilterName[] = ['recipient', 'subject', 'kind', 'state', 'from', 'to'];

/** Returns the filters in the query string, and a function that sets one of them. */
export function useMailFilters() {
  const [params, setParams] = useSearchParams();
  const asked = new URLSearchParams(
    filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
  );
  const set = (name: FilterName, value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  return { asked, set };
}

/** Filters of the list of e-mails, stored in the query string. */
export function MailFilters({ asked, set }: ReturnType<typeof useMailFilters>) {
  const words = useWords();
  const kinds = mailedKinds
    .map((kind) => ({ kind, label: words.happened(kind) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, words.tag));
  const choice = (name: 'kind' | 'state', options: readonly (readonly [string, string])[]) => (
    <TextField
      select
      size="small"
      label={words.t(`mails.${name}`)}
      value={options.some(([value]) => value === asked.get(name)) ? asked.get(name) : ''}
      onChange={({ target }) => set(name, target.value)}
      sx={{ minWidth: 180, maxWidth: 280 }}
    >
      <MenuItem value="">{words.t('kit.all')}</MenuItem>
      {options.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <TextFilter name="recipient" value={asked.get('recipient') ?? ''} onText={set} />
      <TextFilter name="subject" value={asked.get('subject') ?? ''} onText={set} />
      {choice(
        'kind',
        kinds.map(({ kind, label }) => [kind, label]),
      )}
      {choice(
        'state',
        mailQuery.shape.state
          .unwrap()
          .options.map((state) => [state, words.t(`sentMessages.states.${state}`)]),
      )}
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          label={words.t(`days.${name}`)}
          day={asked.get(name) ?? ''}
          onDay={(day, typed) => (day || typed === '') && set(name, day)}
        />
      ))}
    </Box>
  );
}

interface TextFilterProps {
  readonly name: 'recipient' | 'subject';
  readonly value: string;
  readonly onText: (name: 'recipient' | 'subject', text: string) => void;
}

/** Text filter that searches once the user stops typing. */
function TextFilter({ name, value, onText }: TextFilterProps) {
  const words = useWords();
  const [text, setText] = useDebouncedValue(value, (typed) => onText(name, typed.trim()));
  return (
    <TextField
      size="small"
      label={words.t(`mails.${name}`)}
      value={text}
      onChange={({ target }) => setText(target.value)}
      slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
    />
  );
}
