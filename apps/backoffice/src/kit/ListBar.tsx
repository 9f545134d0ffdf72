import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FilterContext } from 'ra-core';
import { type ReactElement, useMemo } from 'react';
import { ColumnsButton, FilterButton, FilterForm, SearchInput } from 'react-admin';
import { declarationOf, isHidden, type ResourceName, type SourceOf } from '../resources';
import { ExportMenu } from './ExportMenu';
import { filterInputs } from './filters';
import { useActor } from './useActor';
import { useWords } from './words';

/** Width that leaves room for four filters and the buttons in one row. */
const searchWidth = { width: 176 };

interface Props {
  readonly resource: ResourceName;
  readonly filters: readonly string[];
  /** True for a list embedded in a record's screen, where the bar shows only filters. */
  readonly embedded?: boolean;
}

/**
 * Bar above a list: the search, the usual filters, and buttons for further filters, the columns and the
 * export.
 */
export function ListBar({ resource, filters, embedded = false }: Props) {
  const words = useWords();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (embedded && filters.length === 0) return null;
  return (
    <Box
      role="search"
      aria-label={words.t('kit.filtersOf', { name: words.name(resource, 2) })}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, minHeight: { md: 40 } }}
    >
      <Filters resource={resource} filters={filters} embedded={embedded} />
      {embedded ? null : (
        <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
          {narrow ? null : <ColumnsButton />}
          <ExportMenu />
        </Box>
      )}
    </Box>
  );
}

function Filters({ resource, filters, embedded }: Required<Props>) {
  const words = useWords();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const actor = useActor();
  const inputs = useMemo(() => {
    const isShown = (field: string) => !isHidden(actor, resource, field as SourceOf<ResourceName>);
    const search: ReactElement[] =
      !embedded && declarationOf(resource).search?.some(isShown)
        ? [<SearchInput key="q" source="q" type="search" resettable={false} alwaysOn sx={searchWidth} />]
        : [];
    return [...search, ...filterInputs(resource, filters.filter(isShown), words, narrow)];
  }, [actor, resource, filters, words, narrow, embedded]);
  return (
    <FilterContext.Provider value={inputs}>
      <FilterForm />
      <FilterButton disableSaveQuery={embedded} />
    </FilterContext.Provider>
  );
}
