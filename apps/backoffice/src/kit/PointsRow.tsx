import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWords } from './words';

interface Props {
  readonly points: number;
  /** Maximum points. */
  readonly of: number;
  /** Reason for the points. */
  readonly children: ReactNode;
}

/** Points out of a maximum as bar and number, and the reason for the points. */
export function PointsRow({ points, of, children }: Props) {
  const words = useWords();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '36px 64px minmax(0, 1fr)', sm: '72px 64px minmax(0, 1fr)' },
        gap: 1,
        alignItems: 'center',
        typography: 'caption',
      }}
    >
      <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'background.sunken' }}>
        <Box sx={{ height: 6, borderRadius: 3, bgcolor: 'success.main', width: `${(100 * points) / of}%` }} />
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {words.t('briefing.points', {
          points: words.number(Math.round(points)),
          of: words.number(Math.round(of)),
        })}
      </Box>
      <span>{children}</span>
    </Box>
  );
}
