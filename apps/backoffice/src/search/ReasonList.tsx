import { type SearchReason, wholePoints } from '@elenco/core/discovery';
import Box from '@mui/material/Box';
import { PointsRow } from '../kit/PointsRow';
import { useWords } from '../kit/words';
import { reasonOf } from './words';

/** Reasons for a creator's rank, each with its points. The sum of the points is the score. */
export function ReasonList({ reasons }: { reasons: readonly SearchReason[] }) {
  const words = useWords();
  const points = wholePoints(reasons.map((reason) => reason.points));
  if (reasons.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5 }}>
      {reasons.map((reason, index) => (
        <PointsRow key={reason.code} points={points[index] ?? 0} of={reason.of}>
          {reasonOf(words, reason)}
        </PointsRow>
      ))}
    </Box>
  );
}
