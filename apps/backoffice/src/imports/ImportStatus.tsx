import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import { acceptanceOf, toneOfImport } from './outcome';
import type { ImportRecord } from './useFresh';

/** Status of an import, with progress while it is running. */
export function ImportStatus({ record }: { record: ImportRecord }) {
  const words = useWords();
  const { phase, readBp } = record;
  const taken = acceptanceOf(record);
  const label =
    phase === 'done' && taken !== 'all'
      ? words.t(`imports.taken.${taken}`)
      : words.option('imports', 'phase', phase);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 120 }}>
      <ToneChip tone={toneOfImport(record)} label={label} />
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

/** Results of an import, in one line. */
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
