import type { SearchQuery } from '@elenco/core/discovery';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useWords } from '../kit/words';
import { activeFiltersOf } from './activeFilters';
import { useNames } from './words';

interface Props {
  readonly query: SearchQuery;
  readonly membersOnly: boolean;
  readonly ask: (query: SearchQuery) => void;
}

/** Active filters as chips. Each chip is a button that removes its filter. */
export function ActiveFilters({ query, membersOnly, ask }: Props) {
  const words = useWords();
  const active = activeFiltersOf(query, words, useNames(), membersOnly);
  if (active.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={words.t('search.active')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', m: 0, p: 0 }}
    >
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <Chip
            component="button"
            size="small"
            label={label}
            aria-label={words.t('search.remove', { what: label })}
            onClick={() => ask(without)}
            onDelete={() => ask(without)}
          />
        </li>
      ))}
    </Box>
  );
}
