import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TablePagination from '@mui/material/TablePagination';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { useState } from 'react';
import { EmptyState } from '../kit/EmptyState';
import { FilterInput, type FilterValues } from '../kit/FilterInput';
import { SearchInput } from '../kit/SearchInput';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';
import { CandidateRow } from './CandidateRow';

const filters = ['mainSkill', 'priceCents', 'followers'] as const;
const perPage = 10;

/** Creators by how well they fit, the best first, to be narrowed by speciality, price and reach. */
export function Candidates({ briefing, open }: { briefing: RecordOf<'briefings'>; open: boolean }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState<FilterValues>({});
  const narrow = (changes: FilterValues) => {
    setPage(1);
    const next = Object.entries({ ...filter, ...changes }).filter(
      ([, value]) => value !== undefined && value !== '',
    );
    setFilter(Object.fromEntries(next));
  };
  const { data: found, error } = useQuery({
    queryKey: ['briefings', 'candidates', briefing.id, page, filter],
    queryFn: () =>
      data.candidates(briefing.id, {
        page,
        perPage,
        filter: filter as Record<string, string | number | boolean>,
      }),
    placeholderData: keepPreviousData,
  });
  const { data: entries = [] } = useGetList<RecordOf<'shortlist'>>('shortlist', {
    filter: { briefingId: briefing.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'score', order: 'DESC' },
  });
  const listed = new Set(entries.map((entry) => entry.creatorId));

  return (
    <>
      <Box
        role="search"
        aria-label={words.t('kit.filters')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}
      >
        <SearchInput value={String(filter.q ?? '')} onChange={(q) => narrow({ q })} />
        {filters.map((source) => (
          <FilterInput key={source} resource="creators" source={source} values={filter} onChange={narrow} />
        ))}
      </Box>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {!found && !error ? <Skeleton variant="rounded" height={320} /> : null}
      {found?.more ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          {words.t('briefing.moreCandidates', { count: words.number(found.total) })}
        </Alert>
      ) : null}
      {found?.data.length === 0 ? (
        <EmptyState title={words.t('briefing.noCandidates')} hint={words.t('kit.loosen')} />
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found?.data.map((candidate) => (
          <CandidateRow
            key={candidate.creator.id}
            candidate={candidate}
            briefingId={briefing.id}
            open={open}
            listed={listed.has(candidate.creator.id)}
          />
        ))}
      </Box>
      {found && found.total > perPage ? (
        <TablePagination
          component="div"
          count={found.total}
          page={page - 1}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_, next) => setPage(next + 1)}
          labelDisplayedRows={({ from, to, count }) => words.t('kit.range', { from, to, count })}
          slotProps={{
            actions: {
              nextButton: { 'aria-label': words.t('kit.next') },
              previousButton: { 'aria-label': words.t('kit.previous') },
            },
          }}
        />
      ) : null}
    </>
  );
}
