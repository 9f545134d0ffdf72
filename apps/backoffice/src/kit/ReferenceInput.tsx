import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGetList, useGetOne } from 'ra-core';
import { useState } from 'react';
import { declarationOf, type ResourceName } from '../resources';
import { titleOf } from './ReferenceLink';
import { useWords } from './words';

interface Props {
  readonly resource: ResourceName;
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
}

type Row = { readonly id: number };

/** Finds another record by its name; the chosen one is kept by its number. */
export function ReferenceInput({ resource, label, value, onChange }: Props) {
  const words = useWords();
  const [text, setText] = useState('');
  const searchable = declarationOf(resource).search !== undefined;
  const { data: found = [], isFetching } = useGetList<Row>(resource, {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'id', order: 'DESC' },
    filter: searchable && text.trim() ? { q: text.trim() } : {},
  });
  const { data: chosen } = useGetOne<Row>(resource, { id: value ?? 0 }, { enabled: value !== undefined });
  return (
    <Autocomplete<Row>
      size="small"
      sx={{ minWidth: 160, flex: '1 1 160px', maxWidth: 260 }}
      options={chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found}
      value={value === undefined ? null : (chosen ?? null)}
      loading={isFetching}
      filterOptions={(all) => all}
      getOptionLabel={(row) => titleOf(resource, row)}
      getOptionKey={(row) => row.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onInputChange={(_, next, reason) => setText(reason === 'input' ? next : '')}
      onChange={(_, row) => onChange(row?.id)}
      noOptionsText={words.t('kit.nothingFound')}
      loadingText={words.t('kit.loading')}
      clearText={words.t('kit.clear')}
      openText={words.t('kit.open')}
      closeText={words.t('kit.close')}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
