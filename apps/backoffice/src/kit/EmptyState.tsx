import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export function EmptyState({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children?: ReactNode;
}) {
  return (
    <Box
      sx={{
        p: { xs: 4, md: 6 },
        textAlign: 'center',
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        borderStyle: 'dashed',
      }}
    >
      <Typography variant="h2" component="p" gutterBottom>
        {title}
      </Typography>
      {hint ? <Typography color="textSecondary">{hint}</Typography> : null}
      {children ? <Box sx={{ mt: 2 }}>{children}</Box> : null}
    </Box>
  );
}
