import type { SxProps, Theme } from '@mui/material/styles';

/** Styles that show rows as labeled cards below the width of tablets, where the header is hidden. */
export const cardsWhenNarrow: SxProps<Theme> = (theme) => ({
  '& .label': { display: 'none' },
  '& tbody tr:last-of-type td': { borderBottomWidth: 0 },
  [theme.breakpoints.down('md')]: {
    '& thead': { display: 'none' },
    '& .label': {
      display: 'block',
      flex: '0 0 40%',
      color: 'text.secondary',
      fontSize: theme.typography.caption.fontSize,
    },
    '& tbody tr': { display: 'block', py: 1.5 },
    '& tbody tr + tr': { borderTop: `1px solid ${theme.palette.divider}` },
    '& tbody td': {
      display: 'flex',
      flexDirection: 'row',
      gap: 2,
      height: 'auto',
      minHeight: 32,
      alignItems: 'baseline',
      py: 0.5,
      borderBottomWidth: 0,
      textAlign: 'left',
    },
  },
});

/**
 * Styles like `cardsWhenNarrow` for rows of many short values. Each line below the first cell shows two
 * labeled values.
 */
export const pairsWhenNarrow: SxProps<Theme> = (theme) => ({
  '& .label': { display: 'none' },
  '& tbody tr:last-of-type td': { borderBottomWidth: 0 },
  [theme.breakpoints.down('md')]: {
    '& thead': { display: 'none' },
    '& tbody td:not(:first-of-type) .label': {
      display: 'block',
      color: 'text.secondary',
      fontSize: theme.typography.caption.fontSize,
    },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 2,
      rowGap: 0.5,
      py: 1.5,
    },
    '& tbody tr + tr': { borderTop: `1px solid ${theme.palette.divider}` },
    '& tbody td': { display: 'block', height: 'auto', p: 0, borderBottomWidth: 0, textAlign: 'left' },
    '& tbody td:first-of-type': { gridColumn: '1 / -1' },
  },
});

/** Styles that show rows in two lines below the width of tablets: the first cell, then all other cells. */
export const linesWhenNarrow: SxProps<Theme> = (theme) => ({
  '& .label': { display: 'none' },
  '& tbody tr:last-of-type td': { borderBottomWidth: 0 },
  [theme.breakpoints.down('md')]: {
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, py: 1 },
    '& tbody tr + tr': { borderTop: `1px solid ${theme.palette.divider}` },
    '& tbody td': { height: 'auto', p: 0, borderBottomWidth: 0, textAlign: 'left', minWidth: 0 },
    '& tbody td:first-of-type': { flex: '0 0 100%' },
    '& tbody td:not(:first-of-type)': {
      color: 'text.secondary',
      fontSize: theme.typography.caption.fontSize,
      '& *': { fontSize: 'inherit' },
    },
  },
});
