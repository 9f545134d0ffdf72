import { emptyQuery, type Profile, writeQuery } from '@elenco/core/discovery';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useDebouncedValue } from '../kit/useDebouncedValue';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { useNames } from './words';

interface Props {
  readonly than: Profile;
  readonly value: Profile | null;
  readonly onChange: (other: Profile | null) => void;
}

/** Input that finds an imported profile other than `than` by name. */
export function OtherProfile({ than, value, onChange }: Props) {
  const words = useWords();
  const names = useNames();
  const data = useDataProvider<ElencoDataProvider>();
  const [asked, setAsked] = useState('');
  const [text, setText] = useDebouncedValue(asked, setAsked);
  const { data: answer, isFetching } = useQuery({
    queryKey: ['search', 'creators', 'others', asked],
    queryFn: () => data.search(`${writeQuery({ ...emptyQuery, text: asked, kind: 'external' })}&limit=10`),
    enabled: asked.trim() !== '',
    placeholderData: keepPreviousData,
  });
  const found = asked.trim() ? (answer?.rows ?? []) : [];
  const handles = ({ presences }: Profile) =>
    presences.map(({ channel, handle }) => `${names.channel(channel)} @${handle}`).join(' · ');
  return (
    <Autocomplete<Profile>
      options={found.filter(({ key }) => key !== than.key)}
      value={value}
      inputValue={text}
      loading={isFetching}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={(a, b) => a.key === b.key}
      onInputChange={(_, next) => setText(next)}
      onChange={(_, other) => onChange(other)}
      renderOption={({ key: _, ...props }, other) => (
        <Box component="li" key={other.key} {...props} sx={{ display: 'block !important' }}>
          {other.name}
          <Typography variant="caption" component="div" color="textSecondary">
            {handles(other)}
          </Typography>
        </Box>
      )}
      noOptionsText={words.t(asked.trim() ? 'kit.nothingFound' : 'profile.typeName')}
      loadingText={words.t('kit.loading')}
      clearText={words.t('kit.clear')}
      openText={words.t('kit.open')}
      closeText={words.t('kit.close')}
      renderInput={(params) => <TextField {...params} autoFocus label={words.t('profile.other')} />}
    />
  );
}
