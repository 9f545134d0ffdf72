import { MAX_EXACT_TOTAL } from '@elenco/core/kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { List, Pagination } from 'react-admin';
import { sortOf } from '../addresses';
import { FollowedRows } from '../follow-ups/FollowUp';
import type { ElencoDataProvider } from '../providers/data';
import { declarationOf, type RecordOf, type ResourceName, type SourceOf } from '../resources';
import { EmptyState } from './EmptyState';
import { HiddenFilters } from './HiddenFilters';
import { ListBar } from './ListBar';
import { ListSums } from './ListSums';
import { DEFAULT_ROWS_PER_PAGE } from './listQuery';
import { liveInterval } from './live';
import { type Column, ResourceTable } from './ResourceTable';
import { useWords, type Words } from './words';

export interface ResourceListProps<N extends ResourceName> {
  readonly resource: N;
  readonly columns: readonly Column<N>[];
  /** Fields that have a filter. Filters with bounds are behind the filter button. */
  readonly filters?: readonly SourceOf<N>[];
  /** Initial sort order; by default the sort order of the resource. */
  readonly sort?: readonly [field: SourceOf<N>, order: 'ASC' | 'DESC'];
  /** Fixed filter of a list that is embedded in a different record's screen. */
  readonly within?: { readonly [Field in SourceOf<N>]?: number | string | boolean | readonly number[] };
  /** Texts of the empty state. */
  readonly empty: { readonly title: string; readonly hint: string };
  /** Bulk actions; `true` offers the export only. */
  readonly bulk?: ReactNode;
  /** Returns true to show a row in yellow. */
  readonly needsCare?: (row: RecordOf<N>) => boolean;
  /** Content above the table, such as tabs or totals. */
  readonly children?: ReactNode;
  /** Fields other than the status whose filters the tabs show. */
  readonly byTabs?: readonly SourceOf<N>[];
}

const none: readonly never[] = [];

/**
 * react-admin's list of a resource, with filters and page in the query string, column choice, export and
 * pagination.
 */
export function ResourceList<N extends ResourceName>(props: ResourceListProps<N>) {
  const { resource, columns, filters = none, sort, within, empty, bulk, needsCare, children } = props;
  const byTabs = [...(props.byTabs ?? none), ...(children ? ['status'] : [])];
  const words = useWords();
  const [field, order] = sort ?? sortOf(resource);
  const embedded = within !== undefined;
  return (
    <List
      resource={resource}
      title={false}
      actions={false}
      component="div"
      disableAuthentication
      empty={false}
      error={<Failed />}
      exporter={false}
      sort={{ field, order }}
      perPage={embedded ? 25 : DEFAULT_ROWS_PER_PAGE}
      queryOptions={{ refetchInterval: liveInterval }}
      {...(embedded ? { filter: within, disableSyncWithLocation: true, storeKey: false } : {})}
      pagination={<Pages words={words} />}
    >
      {children}
      <ListBar resource={resource} filters={filters} embedded={embedded} />
      <HiddenFilters resource={resource} inputs={filters} byTabs={byTabs} />
      {declarationOf(resource).summed && !embedded ? <ListSums resource={resource} /> : null}
      <FollowedRows resource={resource}>
        <ResourceTable
          resource={resource}
          columns={columns}
          bulk={bulk}
          needsCare={needsCare}
          embedded={embedded}
          empty={<Nothing {...empty} />}
        />
      </FollowedRows>
    </List>
  );
}

function Failed() {
  const words = useWords();
  const { error, refetch } = useListContext();
  if (!error) return null;
  const retry = (
    <Button size="small" color="inherit" onClick={() => refetch()}>
      {words.t('kit.connection.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {error.message}
    </Alert>
  );
}

function Nothing({ title, hint }: { title: string; hint: string }) {
  const words = useWords();
  const { filterValues } = useListContext();
  // In a queue view without rows, no work is left, so the empty state offers no filters to clear.
  const filtered = Object.keys(filterValues);
  if (filtered.includes('queue') && filtered.every((key) => key === 'queue' || key === 'status'))
    return <EmptyState title={words.t('start.nothing')} />;
  return filtered.length > 0 ? (
    <EmptyState title={words.t('kit.nothingFound')} hint={words.t('kit.loosen')} />
  ) : (
    <EmptyState title={title} hint={hint} />
  );
}

function Pages({ words }: { words: Words }) {
  const { total = 0 } = useListContext();
  if (total <= 10) return null;
  const isLong = total > MAX_EXACT_TOTAL;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }}>
      <Pagination
        rowsPerPageOptions={[25, 50, 100]}
        {...(isLong ? { labelDisplayedRows: aboveCounted(words) } : {})}
      />
      {isLong ? <LastPage /> : null}
    </Box>
  );
}

/** Button that opens the last page of a list that is too long to be counted on each page load. */
function LastPage() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const { resource, filterValues, filter, perPage, setPage } = useListContext();
  const { mutate, isPending } = useMutation({
    mutationFn: () => data.countAll(resource, { ...filterValues, ...filter }),
    onSuccess: (total) => setPage(Math.max(1, Math.ceil(total / perPage))),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button size="small" color="secondary" disabled={isPending} onClick={() => mutate()}>
      {words.t('kit.lastPage')}
    </Button>
  );
}

/** Returns the label for the length of a list that is too long to be counted. */
const aboveCounted =
  (words: Words) =>
  ({ from, to }: { from: number; to: number }) =>
    words.t('kit.beyondCounted', {
      from: words.number(from),
      to: words.number(to),
      total: words.number(MAX_EXACT_TOTAL),
    });
