import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListFilterContext } from 'ra-core';
import { useState } from 'react';
import { declarationOf, type ResourceName, type SourceOf } from '../resources';
import { FilterInput, type FilterValues } from './FilterInput';
import { SearchInput } from './SearchInput';
import { useWords } from './words';

interface Props<N extends ResourceName> {
  readonly resource: N;
  readonly filters: readonly SourceOf<N>[];
  /** Whether to offer the free text too, where the resource has it. */
  readonly search: boolean;
}

/**
 * What the list may be narrowed by; the values stand in the address. Only what the resource declares can be
 * asked: another name would be refused by the server, so it is an error here already.
 */
export function FilterBar<N extends ResourceName>({ resource, filters, search }: Props<N>) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { filterValues, setFilters } = useListFilterContext();
  const declaration = declarationOf(resource);
  const searchable = search && declaration.search !== undefined;
  for (const source of filters) {
    if (!declaration.filters[source]) throw new Error(`${resource} declares no filter "${source}"`);
  }
  const values = filterValues as FilterValues;
  const set = (changes: FilterValues) => {
    const next = Object.entries({ ...values, ...changes }).filter(
      ([, value]) => value !== undefined && value !== '',
    );
    setFilters(Object.fromEntries(next));
  };
  const offered = new Set(filters.flatMap((source) => [source, `${source}_gte`, `${source}_lte`]));
  const given = Object.keys(values).filter((name) => offered.has(name));
  const count = given.length;

  if (filters.length === 0 && !searchable) return null;

  return (
    <Box
      role="search"
      aria-label={words.t('kit.filtersOf', { name: words.name(resource, 2) })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}
    >
      {searchable ? <SearchInput value={String(values.q ?? '')} onChange={(q) => set({ q })} /> : null}
      {filters.length > 0 ? (
        <Button
          color="secondary"
          startIcon={<FilterList />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ display: { md: 'none' } }}
        >
          {count > 0 ? words.t('kit.filtersSet', { count }) : words.t('kit.filters')}
        </Button>
      ) : null}
      <Box
        sx={{
          display: { xs: open ? 'flex' : 'none', md: 'flex' },
          flexWrap: 'wrap',
          gap: 1.5,
          flex: '1 1 auto',
          alignItems: 'center',
        }}
      >
        {filters.map((source) => (
          <FilterInput key={source} resource={resource} source={source} values={values} onChange={set} />
        ))}
        {count > 0 ? (
          <Button
            color="secondary"
            onClick={() => set(Object.fromEntries(given.map((name) => [name, undefined])))}
          >
            {words.t('kit.clearFilters')}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
