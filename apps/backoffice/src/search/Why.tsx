import type { SearchReason } from '@elenco/core/discovery';
import Box from '@mui/material/Box';
import { PointsRow } from '../kit/PointsRow';
import { useWords } from '../kit/words';
import { reasonOf } from './words';

/** Reasons of a creator's rank, each with its points. */
export function Why({ reasons }: { reasons: readonly SearchReason[] }) {
  const words = useWords();
  if (reasons.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5 }}>
      {reasons.map((reason) => (
        <PointsRow key={reason.code} points={reason.points} of={reason.of}>
          {reasonOf(words, reason)}
        </PointsRow>
      ))}
    </Box>
  );
}
