import type { WaitingName } from '@elenco/core/operations';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useMemo } from 'react';
import { BulkActionsToolbar, DataTable, SimpleList } from 'react-admin';
import { Link } from 'react-router-dom';
import { addressOf, isAddressed } from '../addresses';
import { FollowUpCell } from '../follow-ups/FollowUp';
import { useQueueOf } from '../follow-ups/followed';
import { declarationOf, isHidden, type RecordOf, type ResourceName, type SourceOf } from '../resources';
import { ExportMenu } from './ExportMenu';
import { FieldValue } from './FieldValue';
import { kindOf } from './options';
import { ShownRows, TableRows } from './TableRows';
import { useActor } from './useActor';
import { type TextKey, useWords } from './words';

export interface Column<N extends ResourceName> {
  readonly source: SourceOf<N>;
  /** Replaces the label of the field. */
  readonly label?: TextKey;
  /** Replaces the default rendering. */
  readonly render?: (record: RecordOf<N>) => ReactNode;
  /** Makes the column a link to the record, or to another address. */
  readonly link?: true | ((record: RecordOf<N>) => string);
  /** True for an amount computed from other fields. */
  readonly amount?: true;
  /** True for a column of buttons. */
  readonly acts?: true;
  /** True for a column that phones show on a line of its own. */
  readonly apart?: true;
  /** Renders the amount of a row on phones; by default the last column with amounts. */
  readonly phoneAmount?: (record: RecordOf<N>) => ReactNode;
  /** True to hide the column unless the user chooses it. */
  readonly hidden?: true;
}

interface Props<N extends ResourceName> {
  readonly resource: N;
  readonly columns: readonly Column<N>[];
  readonly empty: ReactNode;
  /** Bulk actions; `true` offers the export only. */
  readonly bulk?: ReactNode;
  readonly needsCare?: ((row: RecordOf<N>) => boolean) | undefined;
}

/**
 * Rows of the surrounding list, without columns that are hidden from the actor. Clicking a row opens its
 * record; narrow windows show two lines per row.
 */
export function ResourceTable<N extends ResourceName>(props: Props<N>) {
  const { resource, columns } = props;
  const actor = useActor();
  const queue = useQueueOf(resource);
  const shown = useMemo(() => {
    const allowed = columns.filter(({ source }) => !isHidden(actor, resource, source));
    return queue ? [...allowed, followUpColumn<N>(queue)] : allowed;
  }, [actor, resource, columns, queue]);
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return narrow ? <Rows {...props} columns={shown} /> : <WideTable {...props} columns={shown} />;
}

/** Column with assignee, snooze and note of a row in a queue; `updatedAt` only serves as its id. */
const followUpColumn = <N extends ResourceName>(queue: WaitingName): Column<N> => ({
  source: 'updatedAt' as SourceOf<N>,
  label: 'colleagues.followUpColumn',
  render: (record) => <FollowUpCell queue={queue} record={record} />,
  apart: true,
});

/** True if the column contains amounts; a link is never an amount. */
const isAmount = <N extends ResourceName>(resource: N, { source, link, amount }: Column<N>): boolean =>
  amount ??
  (!/^id$|Id$/.test(source) &&
    !link &&
    ['money', 'number', 'rate'].includes(kindOf(declarationOf(resource), source)));

function WideTable<N extends ResourceName>({ resource, columns, empty, bulk, needsCare }: Props<N>) {
  const words = useWords();
  const { sorts } = declarationOf(resource);
  const hidden = useMemo(() => columns.filter((each) => each.hidden).map(({ source }) => source), [columns]);
  const rows = useMemo(
    () => ({
      storeKey: `${resource}.datatable`,
      hidden,
      canMark: Boolean(bulk),
      addressOf: placeOf(resource, columns),
      needsCare,
    }),
    [resource, columns, hidden, bulk, needsCare],
  );
  return (
    <ShownRows.Provider value={rows}>
      <DataTable<RecordOf<N>>
        resource={resource}
        aria-label={words.name(resource, 2)}
        storeKey={rows.storeKey}
        body={TableRows}
        empty={empty}
        hiddenColumns={hidden}
        {...(bulk ? { bulkActionsToolbar: <BulkBar>{bulk}</BulkBar> } : { bulkActionButtons: false })}
      >
        {columns.map((column) => (
          <DataTable.Col
            key={column.source}
            source={column.source}
            label={column.label ? words.t(column.label) : words.field(resource, column.source)}
            disableSort={column.acts === true || !sorts.includes(column.source)}
            align={isAmount(resource, column) || column.acts ? 'right' : 'left'}
            render={(record) => <Cell resource={resource} record={record as RecordOf<N>} column={column} />}
          />
        ))}
      </DataTable>
    </ShownRows.Provider>
  );
}

/** Bulk actions for selected rows, with the export. */
function BulkBar({ children }: { children: ReactNode }) {
  return (
    <BulkActionsToolbar selectAllButton={false}>
      {children}
      <ExportMenu marked />
    </BulkActionsToolbar>
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
  const to = leadsTo(resource, column.link);
  return to ? (
    <Link className="textLink toRecord" to={to(record)}>
      {content}
    </Link>
  ) : (
    content
  );
}

/** Returns the address to which a column links. */
function leadsTo<N extends ResourceName>(resource: N, link: Column<N>['link']) {
  if (link === true) return isAddressed(resource) ? toRecord(resource) : undefined;
  return link;
}

const toRecord =
  <N extends ResourceName>(resource: N) =>
  ({ id }: RecordOf<N>) =>
    addressOf(resource, id);

/** Returns the address to which a row links: that of its link column, or else its record. */
const placeOf = <N extends ResourceName>(resource: N, columns: readonly Column<N>[]) =>
  leadsTo(resource, columns.find(({ link }) => link)?.link ?? true);

/** True if the cell is not empty; phones omit empty cells. */
const says = <N extends ResourceName>(row: RecordOf<N>, { source, render }: Column<N>) =>
  render !== undefined || !([null, undefined, ''] as unknown[]).includes(row[source]);

/** Rows in two lines: name and amount, then status and other facts. */
function Rows<N extends ResourceName>({ resource, columns, empty }: Props<N>) {
  const words = useWords();
  const shown = columns.filter((each) => !each.hidden);
  const first = shown.find((each) => each.link) ?? shown[0]!;
  const amount =
    shown.find((each) => each.phoneAmount) ??
    shown.findLast((each) => each !== first && isAmount(resource, each));
  const facts = shown.filter(
    (each) => each !== first && each !== amount && each.source !== 'id' && !each.apart,
  );
  const acts = shown.filter((each) => each.acts || each.apart);
  // The status is always included, wherever its column is.
  const states = facts.filter(({ source }) => source === 'status');
  const rest = facts.filter((each) => states.includes(each) || facts.indexOf(each) < 3 - states.length);
  const cell = (row: RecordOf<N>, column: Column<N>) => (
    <Cell resource={resource} record={row} column={column} />
  );
  return (
    <SimpleList<RecordOf<N>>
      resource={resource}
      aria-label={words.name(resource, 2)}
      empty={empty}
      rowClick={false}
      primaryText={(row) => cell(row, { ...first, link: first.link ?? true })}
      tertiaryText={(row) => (amount ? (amount.phoneAmount?.(row) ?? cell(row, amount)) : null)}
      secondaryText={(row) => (
        <>
          <Box
            component="span"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}
          >
            {rest
              .filter((column) => says(row, column))
              .map((column) => (
                <span key={column.source}>{cell(row, column)}</span>
              ))}
          </Box>
          {acts.map((column) => (
            <Box key={column.source} sx={{ mt: 1, '&:empty': { display: 'none' } }}>
              {cell(row, column)}
            </Box>
          ))}
        </>
      )}
    />
  );
}

/** Styles that show rows as labelled cards below the width of tablets, where the header is hidden. */
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

/** As `cardsWhenNarrow`, with two labelled values in a line below the first cell, for rows of many short values. */
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

/** Shows the first cell of a row in one line and the others in a second, below the width of tablets. */
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
