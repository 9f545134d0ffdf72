import Box from '@mui/material/Box';

const wide = {
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  typography: 'body2',
  maxWidth: '75ch',
} as const;

/** A contract's text in its own lines, no wider than one reads well. */
export function LongText({ children }: { children: string }) {
  return <Box sx={wide}>{children}</Box>;
}
