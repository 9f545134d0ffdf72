import { MAX_EXACT_TOTAL } from '@elenco/core/kit';
import {
  type QueueView,
  type WaitingCount as WaitingCounted,
  type WaitingName,
  waitingFilter,
} from '@elenco/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import type { ElencoDataProvider } from '../providers/data';
import type { ResourceName } from '../resources';
import { liveInterval } from './live';
import { useWords, type Words } from './words';

/** Milliseconds during which screens that open later reuse the counts. */
const freshMs = 20_000;

/**
 * Returns the number of records in each queue and of unread notifications, from one request; undefined until
 * loaded.
 */
function useCounts(): readonly WaitingCounted[] | undefined {
  const data = useDataProvider<ElencoDataProvider>();
  return useQuery({
    queryKey: ['waiting'],
    queryFn: () => data.waiting(),
    staleTime: freshMs,
    refetchInterval: liveInterval,
  }).data;
}

/** Returns the number of records that wait for the current user, or of unread notifications. */
export function useWaiting(resource: WaitingCounted['resource'] | ResourceName): number {
  return useCounts()?.find((each) => each.resource === resource)?.count ?? 0;
}

type Queue = WaitingCounted & { readonly resource: WaitingName };

/** Returns the queues of the current user's duties, including empty ones; undefined until loaded. */
export const useQueues = () =>
  useCounts()?.filter((each): each is Queue => each.resource !== 'notifications');

/** Number of waiting records, beside the name of a resource. Renders nothing for zero. */
export function WaitingCount({ resource }: { readonly resource: ResourceName }) {
  const words = useWords();
  const count = useWaiting(resource);
  return count === 0 ? null : <span className="count">{countText(count, words)}</span>;
}

/** Number of records in a queue's view. Renders nothing for zero. */
export function ViewCount({ queue, view }: { readonly queue: WaitingName; readonly view: QueueView }) {
  const words = useWords();
  const { total = 0 } = useGetList(
    queue,
    { filter: waitingFilter(queue, view), pagination: { page: 1, perPage: 1 } },
    { refetchInterval: liveInterval },
  );
  return total === 0 ? null : <span className="count">{countText(total, words)}</span>;
}

/**
 * Formats a count. Counts above `MAX_EXACT_TOTAL` are not exact, so they are shown as `MAX_EXACT_TOTAL` with a plus
 * sign.
 */
export const countText = (count: number, words: Words): string =>
  count > MAX_EXACT_TOTAL ? `${words.number(MAX_EXACT_TOTAL)}+` : words.number(count);
