import { exactTotal } from '@elenco/core/kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ListBase, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { Pagination } from 'react-admin';
import type { ResourceName, SourceOf } from '../resources';
import { EmptyState } from './EmptyState';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import { type Column, ResourceTable } from './ResourceTable';
import { useWords, type Words } from './words';

interface Props<N extends ResourceName> {
  readonly resource: N;
  readonly columns: readonly Column<N>[];
  readonly filters?: readonly SourceOf<N>[];
  readonly sort: readonly [field: SourceOf<N>, order: 'ASC' | 'DESC'];
  /** What the list is narrowed to for good, where it stands on another record's screen. */
  readonly within?: { readonly [Field in SourceOf<N>]?: number | string | boolean };
  /** What to do where there is nothing yet. */
  readonly empty: { readonly title: string; readonly hint: string };
  /** Above the table: tabs, sums. */
  readonly children?: ReactNode;
}

/** A list of a resource with its filters and page in the address, export and paging. */
export function ResourceList<N extends ResourceName>({
  resource,
  columns,
  filters = [],
  sort,
  within,
  empty,
  children,
}: Props<N>) {
  const [field, order] = sort;
  return (
    <ListBase
      resource={resource}
      sort={{ field, order }}
      perPage={25}
      filter={within}
      disableSyncWithLocation={within !== undefined}
      storeKey={within === undefined ? undefined : false}
    >
      {children}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FilterBar resource={resource} filters={filters} search={within === undefined} />
        </Box>
        {within === undefined ? <ExportButton resource={resource} /> : null}
      </Box>
      <Body empty={empty}>
        <ResourceTable resource={resource} columns={columns} />
      </Body>
    </ListBase>
  );
}

function Body({ empty, children }: { empty: Props<ResourceName>['empty']; children: ReactNode }) {
  const words = useWords();
  const { data, error, isPending, total, filterValues } = useListContext();
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (isPending || !data) return <Skeleton variant="rounded" height={320} />;
  if (data.length === 0) {
    return Object.keys(filterValues).length > 0 ? (
      <EmptyState title={words.t('kit.nothingFound')} hint={words.t('kit.loosen')} />
    ) : (
      <EmptyState {...empty} />
    );
  }
  return (
    <>
      {children}
      {total !== undefined && total > 10 ? (
        <Pagination
          rowsPerPageOptions={[25, 50, 100]}
          {...(total > exactTotal ? { labelDisplayedRows: beyondCounted(words) } : {})}
        />
      ) : null}
    </>
  );
}

/** Of a long list not every row is counted. */
const beyondCounted =
  (words: Words) =>
  ({ from, to }: { from: number; to: number }) =>
    words.t('kit.beyondCounted', {
      from: words.number(from),
      to: words.number(to),
      total: words.number(exactTotal),
    });
