import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useMemo } from 'react';
import { BulkActionsToolbar, BulkExportButton, DataTable, SimpleList } from 'react-admin';
import { Link } from 'react-router-dom';
import { addressOf, isAddressed } from '../addresses';
import { declarationOf, isHidden, type RecordOf, type ResourceName, type SourceOf } from '../resources';
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
  /** True for a column of actions. */
  readonly acts?: true;
  /** Hidden by default. */
  readonly hidden?: true;
}

interface Props<N extends ResourceName> {
  readonly resource: N;
  readonly columns: readonly Column<N>[];
  readonly empty: ReactNode;
  /** Bulk actions; `true` for the export only. */
  readonly bulk?: ReactNode;
  readonly needsCare?: ((row: RecordOf<N>) => boolean) | undefined;
}

/**
 * Rows of the surrounding list, without columns hidden from the actor. Clicking a row opens its record;
 * narrow windows show two lines per row.
 */
export function ResourceTable<N extends ResourceName>(props: Props<N>) {
  const { resource, columns } = props;
  const actor = useActor();
  const shown = useMemo(
    () => columns.filter(({ source }) => !isHidden(actor, resource, source)),
    [actor, resource, columns],
  );
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return narrow ? <Rows {...props} columns={shown} /> : <WideTable {...props} columns={shown} />;
}

/** Links are never amounts, whatever their type. */
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
            disableSort={!sorts.includes(column.source)}
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
      <BulkExportButton />
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

/** Returns the address that a column links to. */
function leadsTo<N extends ResourceName>(resource: N, link: Column<N>['link']) {
  if (link === true) return isAddressed(resource) ? toRecord(resource) : undefined;
  return link;
}

const toRecord =
  <N extends ResourceName>(resource: N) =>
  ({ id }: RecordOf<N>) =>
    addressOf(resource, id);

/** Returns the address that a row links to: that of its link column, or its record. */
const placeOf = <N extends ResourceName>(resource: N, columns: readonly Column<N>[]) =>
  leadsTo(resource, columns.find(({ link }) => link)?.link ?? true);

/** On phones, empty fields are omitted. */
const says = <N extends ResourceName>(row: RecordOf<N>, { source, render }: Column<N>) =>
  render !== undefined || !([null, undefined, ''] as unknown[]).includes(row[source]);

/** Two lines: name and amount, then status and other facts. */
function Rows<N extends ResourceName>({ resource, columns, empty }: Props<N>) {
  const words = useWords();
  const shown = columns.filter((each) => !each.hidden);
  const first = shown.find((each) => each.link) ?? shown[0]!;
  const amount = shown.findLast((each) => each !== first && isAmount(resource, each));
  const facts = shown.filter((each) => each !== first && each !== amount && each.source !== 'id');
  const acts = shown.filter((each) => each.acts);
  // Always includes the status, wherever its column is.
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
      tertiaryText={(row) => (amount ? cell(row, amount) : null)}
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

/** Shows rows as cards with labels below the width of tablets; the header is for wide windows only. */
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
