import { exactTotal } from '@elenco/core/kit';
import Alert from '@mui/material/Alert';
import { useListContext, useNotify } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { List, Pagination } from 'react-admin';
import { sortOf } from '../addresses';
import type { RecordOf, ResourceName, SourceOf } from '../resources';
import { EmptyState } from './EmptyState';
import { exporterOf, MAX_EXPORTED } from './exporter';
import { ListBar } from './ListBar';
import { rowsAtFirst } from './listQuery';
import { liveInterval } from './live';
import { type Column, ResourceTable } from './ResourceTable';
import { useWords, type Words } from './words';

export interface ResourceListProps<N extends ResourceName> {
  readonly resource: N;
  readonly columns: readonly Column<N>[];
  /** Range filters are behind the button. */
  readonly filters?: readonly SourceOf<N>[];
  /** Replaces the default sort of the resource. */
  readonly sort?: readonly [field: SourceOf<N>, order: 'ASC' | 'DESC'];
  /** Fixed filter, if embedded in the screen of another record. */
  readonly within?: { readonly [Field in SourceOf<N>]?: number | string | boolean };
  /** Empty state. */
  readonly empty: { readonly title: string; readonly hint: string };
  /** Bulk actions; `true` for the export only. */
  readonly bulk?: ReactNode;
  /** Highlights rows in yellow. */
  readonly needsCare?: (row: RecordOf<N>) => boolean;
  /** Content above the table: tabs, totals. */
  readonly children?: ReactNode;
}

const none: readonly never[] = [];

/** react-admin's list of a resource: filters and page in the URL, column choice, export, pagination. */
export function ResourceList<N extends ResourceName>(props: ResourceListProps<N>) {
  const { resource, columns, filters = none, sort, within, empty, bulk, needsCare, children } = props;
  const words = useWords();
  const notify = useNotify();
  const exporter = useMemo(
    () =>
      exporterOf(resource, words, () =>
        notify(words.t('kit.exportCut', { most: words.number(MAX_EXPORTED) }), { type: 'warning' }),
      ),
    [resource, words, notify],
  );
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
      exporter={exporter}
      sort={{ field, order }}
      perPage={embedded ? 25 : rowsAtFirst}
      queryOptions={{ refetchInterval: liveInterval }}
      {...(embedded ? { filter: within, disableSyncWithLocation: true, storeKey: false } : {})}
      pagination={<Pages words={words} />}
    >
      {children}
      <ListBar resource={resource} filters={filters} embedded={embedded} />
      <ResourceTable
        resource={resource}
        columns={columns}
        bulk={bulk}
        needsCare={needsCare}
        empty={<Nothing {...empty} />}
      />
    </List>
  );
}

function Failed() {
  const { error } = useListContext();
  return error ? <Alert severity="error">{error.message}</Alert> : null;
}

function Nothing({ title, hint }: { title: string; hint: string }) {
  const words = useWords();
  const { filterValues } = useListContext();
  return Object.keys(filterValues).length > 0 ? (
    <EmptyState title={words.t('kit.nothingFound')} hint={words.t('kit.loosen')} />
  ) : (
    <EmptyState title={title} hint={hint} />
  );
}

function Pages({ words }: { words: Words }) {
  const { total = 0 } = useListContext();
  if (total <= 10) return null;
  return (
    <Pagination
      rowsPerPageOptions={[25, 50, 100]}
      {...(total > exactTotal ? { labelDisplayedRows: aboveCounted(words) } : {})}
    />
  );
}

/** Label of long lists, whose rows are not all counted. */
const aboveCounted =
  (words: Words) =>
  ({ from, to }: { from: number; to: number }) =>
    words.t('kit.beyondCounted', {
      from: words.number(from),
      to: words.number(to),
      total: words.number(exactTotal),
    });
