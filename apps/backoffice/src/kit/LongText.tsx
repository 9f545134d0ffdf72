import Box from '@mui/material/Box';

const wide = {
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  typography: 'body2',
  maxWidth: '75ch',
} as const;

/** Text of a contract with its line breaks, at a readable width. */
export function LongText({ children }: { children: string }) {
  return <Box sx={wide}>{children}</Box>;
}
