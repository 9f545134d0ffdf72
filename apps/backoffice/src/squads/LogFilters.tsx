import type { SquadLogPage } from '@elenco/core/operations';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import { DayField } from '../kit/DayField';
import { useWords } from '../kit/words';

/** Names of the log's filters in the query string and in the API. */
export const filterNames = ['resource', 'actorId', 'from', 'to'] as const;
type FilterName = (typeof filterNames)[number];

/** Filters by kind of record, user and days, stored in the query string. */
export function LogFilters({ people, resources }: Pick<SquadLogPage, 'people' | 'resources'>) {
  const words = useWords();
  const [params, setParams] = useSearchParams();
  const set = (name: FilterName, value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  const choices = (name: 'resource' | 'actorId', options: readonly (readonly [string, string])[]) => (
    <TextField
      select
      size="small"
      label={words.t(name === 'resource' ? 'log.resource' : 'log.who')}
      value={options.some(([value]) => value === params.get(name)) ? params.get(name) : ''}
      onChange={({ target }) => set(name, target.value)}
      sx={{ minWidth: 180 }}
    >
      <MenuItem value="">{words.t('log.all')}</MenuItem>
      {options.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      {choices(
        'resource',
        resources.map((name) => [name, words.table(name)]),
      )}
      {choices(
        'actorId',
        people.map(({ id, name }) => [String(id), name]),
      )}
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          label={words.t(`days.${name}`)}
          day={params.get(name) ?? ''}
          onDay={(day, typed) => typed === '' && set(name, day)}
        />
      ))}
    </Box>
  );
}
