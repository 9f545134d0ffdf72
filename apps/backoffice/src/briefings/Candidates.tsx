import { withoutCursor } from '@elenco/core/discovery';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { Filters } from '../search/Filters';
import { Results } from '../search/Results';
import { queryOf, useSearch } from '../search/useSearch';
import { CandidateRow } from './CandidateRow';

/** Members found by the search of the brief, which can be changed and restored. */
export function Candidates({ briefing, open }: { briefing: RecordOf<'briefings'>; open: boolean }) {
  const words = useWords();
  const { address, answer, error, ask } = useSearch(['briefings', 'candidates', briefing.id], (data, asked) =>
    data.candidates(briefing.id, asked),
  );
  const { data: entries = [] } = useGetList<RecordOf<'shortlist'>>('shortlist', {
    filter: { briefingId: briefing.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'score', order: 'DESC' },
  });
  const listed = new Set(entries.map((entry) => entry.creatorId));
  // Without an address, the query is that of the brief, returned with the answer.
  const query = queryOf(address || (answer?.query ?? ''));
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {words.t(address === '' ? 'briefing.byBrief' : 'briefing.byFilters')}{' '}
        {address === '' ? null : (
          <Button
            component={RouterLink}
            size="small"
            color="secondary"
            to={`${addressOf('briefings', briefing.id)}/curation`}
          >
            {words.t('briefing.backToBrief')}
          </Button>
        )}
      </Typography>
      <Filters query={withoutCursor(query)} facets={answer?.facets ?? []} membersOnly ask={ask} />
      <Results answer={answer} error={error} query={query} ask={ask}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {answer?.rows.map((candidate) => (
            <CandidateRow
              key={candidate.key}
              candidate={candidate}
              briefingId={briefing.id}
              open={open}
              listed={candidate.creatorId !== null && listed.has(candidate.creatorId)}
            />
          ))}
        </Box>
      </Results>
    </>
  );
}
