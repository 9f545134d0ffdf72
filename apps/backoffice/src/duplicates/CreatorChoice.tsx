import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useDebouncedValue } from '../kit/useDebouncedValue';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** A user who is a creator. */
export type CreatorUser = RecordOf<'users'> & { readonly creatorId: number };

const MAX_ID = 2_147_483_647;
/**
 * Pagination of the request for users. It loads more users than the input shows, since company members are
 * filtered out afterwards.
 */
const READ = { page: 1, perPage: 50 } as const;
const MAX_SHOWN = 10;

const isCreator = (user: RecordOf<'users'>): user is CreatorUser => user.creatorId !== null;

/** Returns the list filter for a name, an e-mail address or a creator's number. */
function filterOf(text: string): object {
  const number = /^#?\d+$/.test(text) ? Number(text.replace('#', '')) : 0;
  return number > 0 && number <= MAX_ID ? { creatorId: number } : { q: text };
}

interface Props {
  readonly label: string;
  readonly value: CreatorUser | null;
  /** Creator to leave out of the options; null to leave out none. */
  readonly except: CreatorUser | null;
  readonly onChange: (user: CreatorUser | null) => void;
}

/** Input that finds a creator by name, e-mail address or number. */
export function CreatorChoice({ label, value, except, onChange }: Props) {
  const words = useWords();
  const [asked, setAsked] = useState('');
  const [text, setText] = useDebouncedValue(asked, setAsked);
  const wanted = asked.trim();
  const { data = [], isFetching } = useGetList<RecordOf<'users'>>(
    'users',
    { filter: filterOf(wanted), pagination: READ, sort: { field: 'name', order: 'ASC' } },
    { enabled: wanted !== '', placeholderData: keepPreviousData },
  );
  const found = wanted === '' ? [] : data.filter(isCreator).filter(({ id }) => id !== except?.id);
  return (
    <Autocomplete<CreatorUser>
      options={found.slice(0, MAX_SHOWN)}
      value={value}
      inputValue={text}
      loading={isFetching}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onInputChange={(_, next) => setText(next)}
      onChange={(_, user) => onChange(user)}
      renderOption={({ key: _, ...props }, user) => (
        <Box component="li" key={user.id} {...props} sx={{ display: 'block !important' }}>
          {user.name}
          <Typography variant="caption" component="div" color="textSecondary">
            {user.email} · {words.numbered('creators', user.creatorId)}
          </Typography>
        </Box>
      )}
      noOptionsText={words.t(wanted ? 'kit.nothingFound' : 'duplicates.typeName')}
      loadingText={words.t('kit.loading')}
      clearText={words.t('kit.clear')}
      openText={words.t('kit.open')}
      closeText={words.t('kit.close')}
      sx={{ flex: '1 1 240px', maxWidth: { sm: 320 } }}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          label={label}
          helperText={value ? `${value.email} · ${words.numbered('creators', value.creatorId)}` : undefined}
        />
      )}
    />
  );
}
