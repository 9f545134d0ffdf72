import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { isValidElement, type ReactNode } from 'react';
import { FieldValue, Money } from './FieldValue';
import { cardsWhenNarrow } from './ResourceTable';

interface Props {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
}

interface Row {
  readonly key: string;
  /** Cells in the order of `heads`. */
  readonly cells: readonly ReactNode[];
  /** True to highlight a problem. */
  readonly wrong?: boolean;
}

/** True for an amount, or a link or list with one. */
export const isAmount = (cell: ReactNode): boolean =>
  (Array.isArray(cell) && cell.some(isAmount)) ||
  (isValidElement<{ readonly source?: string; readonly children?: ReactNode }>(cell) &&
    (cell.type === Money ||
      (cell.type === FieldValue && cell.props.source?.endsWith('Cents') === true) ||
      isAmount(cell.props.children)));

/** A table in a panel, for data that is not a resource; cards in narrow windows. */
export function SmallTable({ label, heads, rows }: Props) {
  // Right-aligns amounts.
  const sides = heads.map((_, at) => (rows.some(({ cells }) => isAmount(cells[at])) ? 'right' : 'left'));
  return (
    <TableContainer>
      <Table size="small" aria-label={label} sx={cardsWhenNarrow}>
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
                <TableCell key={heads[at]} align={sides[at]} sx={{ overflowWrap: 'anywhere' }}>
                  <Box className="label" aria-hidden>
                    {heads[at]}
                  </Box>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
