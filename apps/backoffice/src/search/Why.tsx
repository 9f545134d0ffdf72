import type { SearchReason } from '@elenco/core/search';
import Box from '@mui/material/Box';
import { useWords } from '../kit/words';
import { reasonOf } from './words';

/** Why a creator stands where they stand: each reason with the points that it wins. */
export function Why({ reasons }: { reasons: readonly SearchReason[] }) {
  const words = useWords();
  if (reasons.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5, typography: 'caption' }}
    >
      {reasons.map((reason) => (
        <Box
          component="li"
          key={reason.code}
          sx={{
            display: 'grid',
            gridTemplateColumns: '72px 64px minmax(0, 1fr)',
            gap: 1,
            alignItems: 'center',
          }}
        >
          <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'background.sunken' }}>
            <Box
              sx={{
                height: 6,
                borderRadius: 3,
                bgcolor: 'success.main',
                width: `${(100 * reason.points) / reason.of}%`,
              }}
            />
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {words.t('briefing.points', {
              points: words.number(Math.round(reason.points)),
              of: words.number(Math.round(reason.of)),
            })}
          </Box>
          <span>{reasonOf(words, reason)}</span>
        </Box>
      ))}
    </Box>
  );
}
