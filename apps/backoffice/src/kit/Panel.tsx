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
  /** In a narrow window the aside stands above the main matter. */
  readonly asideFirst?: boolean;
}

/** Main matter beside a narrow column, one above the other where the window is narrow. */
export function Columns({ main, aside, asideFirst = false }: ColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{main}</Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0, order: { xs: asideFirst ? -1 : 0, lg: 0 } }}>
        {aside}
      </Box>
    </Box>
  );
}
