import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { isValidElement, type ReactNode } from 'react';
import { FieldValue, Money } from './FieldValue';
import { cardsWhenNarrow, linesWhenNarrow, pairsWhenNarrow } from './narrowRows';

interface Props {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
  /** True if every column but the first has numbers. */
  readonly numeric?: boolean;
  /** True for values that need no labels: narrow windows show a row in two lines. */
  readonly compact?: boolean;
  /** True for rows of many short values: narrow windows show two values in a line. */
  readonly pairs?: boolean;
}

interface Row {
  readonly key: string;
  /** Cells in the order of `heads`. */
  readonly cells: readonly ReactNode[];
  /** True to highlight a problem. */
  readonly wrong?: boolean;
}

/** True for an amount, or for a link or list that contains one. */
export const isAmount = (cell: ReactNode): boolean =>
  (Array.isArray(cell) && cell.some(isAmount)) ||
  (isValidElement<{ readonly source?: string; readonly children?: ReactNode }>(cell) &&
    (cell.type === Money ||
      (cell.type === FieldValue && cell.props.source?.endsWith('Cents') === true) ||
      isAmount(cell.props.children)));

/** True if at least half of the non-empty cells are amounts. */
export function isAmounts(cells: readonly ReactNode[]): boolean {
  const filled = cells.filter((cell) => cell !== null && cell !== '' && cell !== '–');
  const amounts = filled.filter(isAmount).length;
  return amounts > 0 && amounts * 2 >= filled.length;
}

/**
 * Table in a panel, for data that is not a resource. In narrow windows, each row is a card unless `compact`
 * or `pairs` is set.
 */
export function SmallTable({ label, heads, rows, numeric = false, compact = false, pairs = false }: Props) {
  // Right-aligns columns of amounts. A single amount among texts does not change the alignment of the texts.
  const sides = heads.map((_, at) =>
    (numeric && at > 0) || isAmounts(rows.map(({ cells }) => cells[at])) ? 'right' : 'left',
  );
  return (
    <TableContainer>
      <Table
        size="small"
        aria-label={label}
        sx={compact ? linesWhenNarrow : pairs ? pairsWhenNarrow : cardsWhenNarrow}
      >
        <TableHead>
          <TableRow>
            {heads.map((head, at) => (
              <TableCell key={head} align={sides[at]}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells, wrong }) => (
            <TableRow key={key} sx={wrong ? { bgcolor: 'error.light' } : {}}>
              {cells.map((cell, at) => (
                <TableCell
                  key={heads[at]}
                  align={sides[at]}
                  sx={{ overflowWrap: { xs: 'anywhere', md: 'break-word' } }}
                >
                  <Box className="label" aria-hidden>
                    {heads[at]}
                  </Box>
                  {/* Keeps a cell's contents together, beside the cell's label in a card. */}
                  <Box sx={{ minWidth: 0 }}>{cell}</Box>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
