import { brand } from '@elenco/core/people';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

/** Logo: two overlapping discs and the name. */
export function Logo() {
  return (
    <Link
      component={RouterLink}
      to="/"
      aria-label={brand.name}
      underline="none"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, typography: 'h2', mr: 1 }}
    >
      <Box component="svg" viewBox="0 0 40 24" aria-hidden sx={{ width: 36, color: 'text.primary' }}>
        <Box component="circle" cx={13} cy={12} r={11} sx={{ fill: (theme) => theme.palette.primary.main }} />
        <circle cx={26} cy={12} r={10} fill="none" stroke="currentColor" strokeWidth={2.4} />
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {brand.name.toLowerCase()}
      </Box>
    </Link>
  );
}
