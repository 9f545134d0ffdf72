import type { HelpTopic } from '@elenco/locales/helpTerms';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HelpLink } from './HelpLink';

/** Styles that hide a panel without rows on phones. */
export const hiddenOnPhones = { display: { xs: 'none', md: 'block' } } as const;

/** A card with a heading. */
export function Panel({
  title,
  help,
  actions,
  children,
}: {
  title: string;
  /** Topic of the help link beside the heading. */
  help?: HelpTopic;
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
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="h2">{title}</Typography>
          {help ? <HelpLink topic={help} name={title} /> : null}
        </Box>
        {actions}
      </Box>
      {children}
    </Box>
  );
}

interface ColumnsProps {
  readonly main: ReactNode;
  readonly aside: ReactNode;
  /** True to show the narrow column first if both are in a single column. */
  readonly asideFirst?: boolean;
  /** True if the narrow column stays visible while the main content scrolls. */
  readonly asideSticky?: boolean;
}

/** Measures the container instead of the window, since the layout may be inside a column. */
const wide = '@container (min-width: 880px)';

/** Keeps the column below the top bar, and scrolls it by itself if it is taller than the window. */
const stickyBelowBar = {
  position: 'sticky',
  top: 64,
  maxHeight: 'calc(100vh - 80px)',
  overflowY: 'auto',
} as const;

/** Main content beside a narrow column. In narrow containers, the two are one above the other. */
export function Columns({ main, aside, asideFirst = false, asideSticky = false }: ColumnsProps) {
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
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            minWidth: 0,
            order: asideFirst ? -1 : 0,
            [wide]: { order: 0, ...(asideSticky ? stickyBelowBar : {}) },
          }}
        >
          {aside}
        </Box>
      </Box>
    </Box>
  );
}
