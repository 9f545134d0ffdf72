import type { ImportPhase } from '@elenco/core/search';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { ToneChip } from '../kit/StatusChip';
import type { Tone } from '../kit/tone';
import { useWords } from '../kit/words';
import type { ImportRecord } from './useFresh';

const tones: Readonly<Record<ImportPhase, Tone>> = {
  waiting: 'default',
  reading: 'info',
  indexing: 'info',
  done: 'success',
  failed: 'error',
  cancelling: 'warning',
  cancelled: 'default',
};

/** Where a file stands, and how far it was read while it is. */
export function Standing({ record: { phase, readBp } }: { record: ImportRecord }) {
  const words = useWords();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 120 }}>
      <ToneChip tone={tones[phase]} label={words.option('imports', 'phase', phase)} />
      {phase === 'reading' ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%', maxWidth: 280 }}>
          <LinearProgress
            variant="determinate"
            value={readBp / 100}
            aria-label={words.field('imports', 'readBp')}
            sx={{ flex: 1, borderRadius: 1 }}
          />
          <Typography variant="caption">{words.rate(Math.round(readBp / 100) * 100)}</Typography>
        </Box>
      ) : null}
    </Box>
  );
}

/** What came of the lines, in one line of a table. */
export function Outcome({ record: { added, joined, refused } }: { record: ImportRecord }) {
  const words = useWords();
  return (
    <>
      {words.t('imports.outcome', {
        added: words.number(added),
        joined: words.number(joined),
        refused: words.number(refused),
      })}
    </>
  );
}
