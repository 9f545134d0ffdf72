import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import type { ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf, hasRecordScreen, listAddress, titleOf } from '../addresses';
import { AgeField } from '../kit/AgeField';
import { FieldValue } from '../kit/FieldValue';
import { liveInterval } from '../kit/live';
import type { ListedState } from '../kit/Neighbors';
import { hiddenOnPhones, Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { mayRead, type RecordOf, type ResourceName, type SourceOf } from '../resources';

interface Props<N extends ResourceName> {
  readonly title: string;
  readonly resource: N;
  readonly filter: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
  readonly sort: readonly [SourceOf<N>, 'ASC' | 'DESC'];
  readonly fields: readonly SourceOf<N>[];
  /** Custom renderers of fields. */
  readonly shown?: { readonly [Source in SourceOf<N>]?: (row: RecordOf<N>) => ReactNode };
  /** Second link, beside the link to the full list. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

const most = 8;
/**
 * Distance in px from the visible area at which a panel fetches its rows, so that scrolling shows no empty
 * panels.
 */
const AHEAD_PX = 300;
/** Height in px of a panel that has not been in view, about the height of a few rows. */
const unseenHeight = 240;

/**
 * Waiting records, each with a link, and a link to the full list. Each panel fetches its rows once it comes
 * into view.
 */
export function Waiting<N extends ResourceName>({
  title,
  resource,
  filter,
  sort,
  fields,
  shown = {},
  beside,
  children,
}: Props<N>) {
  const words = useWords();
  const allowed = mayRead(useActor(), resource);
  const { ref, inView } = useInView({ triggerOnce: true, rootMargin: `${AHEAD_PX}px 0px` });
  const [field, order] = sort;
  const { data: fetched = [], total: counted } = useGetList<RecordOf<N>>(
    resource,
    { filter, pagination: { page: 1, perPage: most }, sort: { field, order } },
    { enabled: allowed && inView, refetchInterval: liveInterval },
  );
  if (!allowed) return null;
  // While the panel is out of view, cached rows of an earlier visit are not refetched, so they are not shown.
  const [data, total] = inView ? [fetched, counted] : [[], undefined];
  const first = (row: RecordOf<N>) => titleOf(resource, row) || `#${row.id}`;
  return (
    <Box
      ref={ref}
      sx={{
        minHeight: total === undefined ? unseenHeight : 0,
        minWidth: 0,
        ...(total === 0 ? hiddenOnPhones : {}),
      }}
    >
      <Panel
        title={title}
        actions={
          total === undefined ? null : (
            <>
              {beside}
              <Link component={RouterLink} to={listAddress(resource, filter, sort)} variant="body2">
                {words.t('start.all', { count: words.number(total) })}
              </Link>
            </>
          )
        }
      >
        {children}
        {total === undefined ? (
          <Skeleton variant="rounded" animation={false} height={unseenHeight / 2} />
        ) : null}
        {total === 0 ? <Typography color="textSecondary">{words.t('start.nothing')}</Typography> : null}
        {data.length > 0 ? (
          <SmallTable
            compact
            label={title}
            heads={[words.name(resource), ...fields.map((one) => words.field(resource, one))]}
            rows={data.map((row) => ({
              key: String(row.id),
              cells: [
                hasRecordScreen(resource) ? (
                  <Link
                    key="to"
                    component={RouterLink}
                    to={addressOf(resource, row.id)}
                    state={{ listed: { filter, sort: { field, order } } } satisfies ListedState}
                  >
                    {first(row)}
                  </Link>
                ) : (
                  first(row)
                ),
                ...fields.map((one) => shown[one]?.(row) ?? shownValue(resource, row, one)),
              ],
            }))}
          />
        ) : null}
      </Panel>
    </Box>
  );
}

const ages: ReadonlySet<string> = new Set(['statusSince', 'createdAt', 'updatedAt']);

/** Formats a field. The time at which a record began to wait is shown as an age. */
function shownValue<N extends ResourceName>(resource: N, record: RecordOf<N>, source: SourceOf<N>) {
  const value: unknown = record[source];
  return ages.has(source) && typeof value === 'string' ? (
    <AgeField key={source} since={value} />
  ) : (
    <FieldValue key={source} resource={resource} record={record} source={source} />
  );
}
