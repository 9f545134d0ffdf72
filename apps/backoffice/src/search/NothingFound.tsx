import type { SearchAnswer, SearchQuery } from '@elenco/core/discovery';
import { writeQuery } from '@elenco/core/discovery';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueries } from '@tanstack/react-query';
import { EmptyState } from '../kit/EmptyState';
import { useWords } from '../kit/words';
import { activeFiltersOf } from './activeFilters';
import { useNames } from './words';

/** Maximum number of filters whose removal is tried, since each try is a separate search. */
const MAX_TRIED = 6;

interface Props {
  /** Part of the query key that identifies the searched records. */
  readonly scope: string;
  readonly query: SearchQuery;
  readonly membersOnly?: boolean;
  readonly search: (query: SearchQuery) => Promise<SearchAnswer>;
  readonly ask: (query: SearchQuery) => void;
}

/** Suggests filters to remove so that the search has results, each with the number of results. */
export function NothingFound({ scope, query, membersOnly = false, search, ask }: Props) {
  const words = useWords();
  const active = activeFiltersOf(query, words, useNames(), membersOnly).slice(0, MAX_TRIED);
  const answers = useQueries({
    queries: active.map(({ without }) => ({
      queryKey: ['search', 'without', scope, writeQuery(without).toString()],
      queryFn: () => search(without),
      staleTime: 60_000,
    })),
  });
  const found = active
    .map((filter, index) => ({ ...filter, total: answers[index]?.data?.total }))
    .flatMap(({ total, ...filter }) => (total && total.value > 0 ? [{ ...filter, total }] : []))
    .sort((a, b) => b.total.value - a.total.value);
  const isPending = answers.some((answer) => answer.isPending);
  const hint = () => {
    if (found.length > 0) return words.t('office.dropOne');
    if (isPending) return words.t('kit.loading');
    return words.t(active.length > 1 ? 'office.dropMore' : 'kit.loosen');
  };
  return (
    <EmptyState title={words.t('search.none')} hint={hint()}>
      {found.length === 0 ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          {found.map(({ key, label, without, total }) => {
            const value = words.number(total.value);
            const count = total.exact ? value : words.t('search.aboutCount', { value });
            return (
              <Button key={key} variant="outlined" color="secondary" onClick={() => ask(without)}>
                {words.t('office.dropThis', { what: label, count })}
              </Button>
            );
          })}
        </Box>
      )}
    </EmptyState>
  );
}
