import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { queryOf, useSearch } from '../search/useSearch';
import { CandidateResults } from './CandidateResults';
import { CandidateRow } from './CandidateRow';
import { ScoreMeanings } from './ScoreMeanings';

/** Creators that match the brief. Curators can change the search, and can return to the brief's search. */
export function Candidates({ briefing }: { briefing: RecordOf<'briefings'> }) {
  const words = useWords();
  const found = useSearch(['briefings', 'candidates', briefing.id], (data, asked) =>
    data.candidates(briefing.id, asked),
  );
  const { address, answer } = found;
  const { data: entries = [] } = useGetList<RecordOf<'shortlist'>>('shortlist', {
    filter: { briefingId: briefing.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'score', order: 'DESC' },
  });
  const listed = new Set(entries.map((entry) => entry.creatorId));
  // Without a query string, the server searches by the brief and returns the query that it used.
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
      <ScoreMeanings />
      <CandidateResults briefingId={briefing.id} found={found} query={query}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {answer?.rows.map((candidate) => (
            <CandidateRow
              key={candidate.key}
              candidate={candidate}
              briefingId={briefing.id}
              listed={candidate.creatorId !== null && listed.has(candidate.creatorId)}
            />
          ))}
        </Box>
      </CandidateResults>
    </>
  );
}
