import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

interface Props {
  readonly label: string;
  readonly tabs: readonly {
    readonly to: string;
    readonly label: string;
    /** Content after the label, such as the number of records to process. */
    readonly beside?: ReactNode;
  }[];
}

/**
 * Tabs of a screen, each with its own URL. The links pass on the navigation state, which contains the filter
 * and order of the rows for `Neighbors`.
 */
export function LinkTabs({ label, tabs }: Props) {
  const state: unknown = useLocation().state;
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', gap: 2.5, overflowX: 'auto', mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          component={NavLink}
          to={tab.to}
          state={state}
          end
          underline="none"
          sx={{
            py: 0.75,
            whiteSpace: 'nowrap',
            typography: 'body2',
            color: 'text.secondary',
            borderBottom: 2,
            borderColor: 'transparent',
            '& .count': { ml: 0.75, color: 'text.disabled' },
            '&.active': { color: 'text.primary', fontWeight: 600, borderColor: 'text.primary' },
          }}
        >
          {tab.label}
          {tab.beside}
        </Link>
      ))}
    </Box>
  );
}
