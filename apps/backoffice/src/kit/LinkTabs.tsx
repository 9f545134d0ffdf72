import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { NavLink } from 'react-router-dom';

interface Props {
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly label: string }[];
}

/** Parts of a record's screen, each with an address of its own. */
export function LinkTabs({ label, tabs }: Props) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', gap: 1, overflowX: 'auto', mb: 3, pb: 0.5 }}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          component={NavLink}
          to={tab.to}
          end
          underline="none"
          sx={{
            px: 2,
            py: 0.75,
            borderRadius: '999px',
            whiteSpace: 'nowrap',
            typography: 'body2',
            fontWeight: 600,
            bgcolor: 'background.sunken',
            color: 'text.secondary',
            '&.active': { bgcolor: 'text.primary', color: 'background.default' },
          }}
        >
          {tab.label}
        </Link>
      ))}
    </Box>
  );
}
