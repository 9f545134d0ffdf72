import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf, isAddressed } from '../addresses';
import { declarationOf, type RecordOf, type ResourceName, type SourceOf } from '../resources';
import { FieldValue } from './FieldValue';
import { kindOf } from './options';
import { type TextKey, useWords } from './words';

export interface Column<N extends ResourceName> {
  readonly source: SourceOf<N>;
  /** Another heading than the field's name. */
  readonly label?: TextKey;
  /** How to show it where the field's own way is not the right one. */
  readonly render?: (record: RecordOf<N>) => ReactNode;
  /** The column that leads to the record. */
  readonly link?: true;
}

interface Props<N extends ResourceName> {
  readonly resource: N;
  readonly columns: readonly Column<N>[];
}

/** The rows of the list around it; a heading sorts where the resource declares the sort. Narrow windows get cards. */
export function ResourceTable<N extends ResourceName>({ resource, columns }: Props<N>) {
  const words = useWords();
  const { data = [], sort, setSort, isFetching } = useListContext<RecordOf<N>>();
  const declaration = declarationOf(resource);
  const amounts = (source: string) =>
    source !== 'id' && ['money', 'number', 'rate'].includes(kindOf(declaration, source));
  const label = (column: Column<N>) =>
    column.label ? words.t(column.label) : words.field(resource, column.source);

  return (
    <TableContainer
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        opacity: isFetching ? 0.7 : 1,
      }}
    >
      <Table aria-label={words.name(resource, 2)} aria-busy={isFetching} sx={cardsWhenNarrow}>
        <TableHead>
          <TableRow>
            {columns.map((column) => {
              const active = sort.field === column.source;
              const direction = sort.order === 'ASC' ? 'asc' : 'desc';
              return (
                <TableCell
                  key={column.source}
                  align={amounts(column.source) ? 'right' : 'left'}
                  sortDirection={active ? direction : false}
                >
                  {declaration.sorts.includes(column.source) ? (
                    <TableSortLabel
                      active={active}
                      direction={active ? direction : 'asc'}
                      onClick={() =>
                        setSort({
                          field: column.source,
                          order: active && direction === 'asc' ? 'DESC' : 'ASC',
                        })
                      }
                    >
                      {label(column)}
                    </TableSortLabel>
                  ) : (
                    label(column)
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => (
            <TableRow key={record.id} hover>
              {columns.map((column) => (
                <TableCell key={column.source} align={amounts(column.source) ? 'right' : 'left'}>
                  <Box className="label" aria-hidden>
                    {label(column)}
                  </Box>
                  <Cell resource={resource} record={record} column={column} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Cell<N extends ResourceName>({
  resource,
  record,
  column,
}: {
  resource: N;
  record: RecordOf<N>;
  column: Column<N>;
}) {
  const content = column.render?.(record) ?? (
    <FieldValue resource={resource} record={record} source={column.source} />
  );
  if (!column.link || !isAddressed(resource)) return <>{content}</>;
  return (
    <Link component={RouterLink} to={addressOf(resource, record.id)}>
      {content}
    </Link>
  );
}

/** Below the tablet's width each row is a card with its labels inside; the head is for wide windows only. */
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
      py: 0.5,
      borderBottomWidth: 0,
      textAlign: 'left',
    },
  },
});
