import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A card with a heading. */
export function Panel({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box
      component="section"
      sx={{
        p: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography variant="h2">{title}</Typography>
        {actions}
      </Box>
      {children}
    </Box>
  );
}

interface ColumnsProps {
  readonly main: ReactNode;
  readonly aside: ReactNode;
  /** Where there is no room for both, the aside stands above the main matter. */
  readonly asideFirst?: boolean;
}

/** Where there is room for both; of its own place, since it may itself stand in one of two columns. */
const wide = '@container (min-width: 880px)';

/** Main matter beside a narrow column, one above the other where there is no room. */
export function Columns({ main, aside, asideFirst = false }: ColumnsProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignItems: 'start',
          [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{main}</Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, order: asideFirst ? -1 : 0, [wide]: { order: 0 } }}>
          {aside}
        </Box>
      </Box>
    </Box>
  );
}
