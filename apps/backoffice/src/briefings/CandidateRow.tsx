import { MAX_SCORE } from '@elenco/core/kit';
import Button from '@mui/material/Button';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { Candidate } from '../providers/answers';
import { FoundRow } from '../search/FoundRow';

interface Props {
  readonly candidate: Candidate;
  readonly briefingId: number;
  readonly listed: boolean;
}

/**
 * A candidate with audience size, price and match reasons, and a button that adds the candidate to the
 * shortlist.
 */
export function CandidateRow({ candidate, briefingId, listed }: Props) {
  const words = useWords();
  const { press, pending } = useRun('shortlist.add');
  const { name, creatorId, available } = candidate;
  return (
    <FoundRow
      found={candidate}
      beside={` · ${words.t('briefing.match', { score: candidate.match, max: MAX_SCORE })}`}
      actions={
        <Button
          variant={listed ? 'text' : 'outlined'}
          color="secondary"
          disabled={listed || pending || available === false}
          aria-label={words.t(listed ? 'briefing.onShortlistName' : 'briefing.addName', { name })}
          onClick={() => press({ briefingId, creatorIds: [creatorId] }, words.t('briefing.added', { name }))}
        >
          {words.t(listed ? 'briefing.onShortlist' : 'briefing.add')}
        </Button>
      }
    />
  );
}
