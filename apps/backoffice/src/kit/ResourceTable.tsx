import type { WaitingName } from '@elenco/core/operations';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'ra-core';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { BulkActionsToolbar, DataTable, SimpleList } from 'react-admin';
import { Link } from 'react-router-dom';
import { addressOf, hasRecordScreen } from '../addresses';
import { FollowUpCell } from '../follow-ups/FollowUp';
import { useQueueOf } from '../follow-ups/followed';
import { declarationOf, isHidden, type RecordOf, type ResourceName, type SourceOf } from '../resources';
import { ExportMenu } from './ExportMenu';
import { FieldValue } from './FieldValue';
import type { ListedState } from './Neighbors';
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
  /** Makes the column a link to the record or to the returned URL. */
  readonly link?: true | ((record: RecordOf<N>) => string);
  /** True for a column with amounts that are computed from other fields. */
  readonly amount?: true;
  /** True for a column of buttons. */
  readonly acts?: true;
  /** True for a column that phones show on a separate line. */
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
  /**
   * True for rows embedded in a different record's screen. The previous and next record of an opened row are
   * then taken from these rows.
   */
  readonly embedded?: boolean;
}

/**
 * Rows of the surrounding list, without columns that are hidden from the actor. Clicking a row opens its
 * record. In narrow windows, each row has two lines.
 */
export function ResourceTable<N extends ResourceName>(props: Props<N>) {
  const { resource, columns, embedded = false } = props;
  const actor = useActor();
  const queue = useQueueOf(resource);
  const shown = useMemo(() => {
    const allowed = columns.filter(({ source }) => !isHidden(actor, resource, source));
    return queue ? [...allowed, followUpColumn<N>(queue)] : allowed;
  }, [actor, resource, columns, queue]);
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const state = useListed(embedded);
  return (
    <Listed.Provider value={state}>
      {narrow ? <Rows {...props} columns={shown} /> : <WideTable {...props} columns={shown} />}
    </Listed.Provider>
  );
}

/** Navigation state of links from an embedded list to its records. */
const Listed = createContext<ListedState | undefined>(undefined);

/**
 * Returns the filter and order of an embedded list. Undefined for a list with its own URL, whose filter and
 * order are in react-admin's store.
 */
function useListed(embedded: boolean): ListedState | undefined {
  const { filterValues, filter, sort } = useListContext();
  const listed = JSON.stringify({ filter: { ...filterValues, ...filter }, sort });
  return useMemo(() => (embedded ? { listed: JSON.parse(listed) } : undefined), [embedded, listed]);
}

/**
 * Returns a queue's column with the assignee, snooze and note of each row. The source `updatedAt` only serves
 * as the id of the column.
 */
const followUpColumn = <N extends ResourceName>(queue: WaitingName): Column<N> => ({
  source: 'updatedAt' as SourceOf<N>,
  label: 'colleagues.followUpColumn',
  render: (record) => <FollowUpCell queue={queue} record={record} />,
  apart: true,
});

/**
 * True if the column contains amounts or other numbers. For a column with a link, true only if `amount` is
 * set.
 */
const isAmount = <N extends ResourceName>(resource: N, { source, link, amount }: Column<N>): boolean =>
  amount ??
  (!/^id$|Id$/.test(source) &&
    !link &&
    ['money', 'number', 'rate'].includes(kindOf(declarationOf(resource), source)));

function WideTable<N extends ResourceName>({ resource, columns, empty, bulk, needsCare }: Props<N>) {
  const words = useWords();
  const { sorts } = declarationOf(resource);
  const hidden = useMemo(() => columns.filter((each) => each.hidden).map(({ source }) => source), [columns]);
  const state = useContext(Listed);
  const rows = useMemo(
    () => ({
      storeKey: `${resource}.datatable`,
      hidden,
      canMark: Boolean(bulk),
      addressOf: placeOf(resource, columns),
      state: columns.some(({ link }) => typeof link === 'function') ? undefined : state,
      needsCare,
    }),
    [resource, columns, hidden, bulk, needsCare, state],
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

/** Bulk actions for selected rows, and the button that exports the rows. */
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
  const state = useContext(Listed);
  const to = columnLink(resource, column.link);
  return to ? (
    <Link className="textLink toRecord" to={to(record)} state={column.link === true ? state : undefined}>
      {content}
    </Link>
  ) : (
    content
  );
}

/**
 * Returns a function that gives the URL to which a column links in a row; undefined if the column has no
 * link.
 */
function columnLink<N extends ResourceName>(resource: N, link: Column<N>['link']) {
  if (link === true) return hasRecordScreen(resource) ? toRecord(resource) : undefined;
  return link;
}

const toRecord =
  <N extends ResourceName>(resource: N) =>
  ({ id }: RecordOf<N>) =>
    addressOf(resource, id);

/**
 * Returns a function that gives the URL to which a row links: the URL of its link column, otherwise that of
 * its record.
 */
const placeOf = <N extends ResourceName>(resource: N, columns: readonly Column<N>[]) =>
  columnLink(resource, columns.find(({ link }) => link)?.link ?? true);

/** True if the cell is not empty, since phones omit empty cells. */
const hasContent = <N extends ResourceName>(row: RecordOf<N>, { source, render }: Column<N>) =>
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
  // Phones always show the status, wherever its column is.
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
              .filter((column) => hasContent(row, column))
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
