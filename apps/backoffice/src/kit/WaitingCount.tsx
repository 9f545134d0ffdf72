import { exactTotal } from '@elenco/core/kit';
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

/** Milliseconds for which counts are reused by screens that open later. */
const freshMs = 20_000;

/** Loads all counts in one request. */
function useCounts(): readonly WaitingCounted[] | undefined {
  const data = useDataProvider<ElencoDataProvider>();
  return useQuery({
    queryKey: ['waiting'],
    queryFn: () => data.waiting(),
    staleTime: freshMs,
    refetchInterval: liveInterval,
  }).data;
}

/** Returns how many records wait for the current user, or how many notifications are unread. */
export function useWaiting(resource: WaitingCounted['resource'] | ResourceName): number {
  return useCounts()?.find((each) => each.resource === resource)?.count ?? 0;
}

type Queue = WaitingCounted & { readonly resource: WaitingName };

/** Returns the queues of the current user's duties, including empty ones; undefined until loaded. */
export const useQueues = () =>
  useCounts()?.filter((each): each is Queue => each.resource !== 'notifications');

/** Number beside a name; renders nothing for zero. */
export function WaitingCount({ resource }: { readonly resource: ResourceName }) {
  const words = useWords();
  const count = useWaiting(resource);
  return count === 0 ? null : <span className="count">{countText(count, words)}</span>;
}

/** Number of records in a view of a queue; renders nothing for zero. */
export function ViewCount({ queue, view }: { readonly queue: WaitingName; readonly view: QueueView }) {
  const words = useWords();
  const { total = 0 } = useGetList(
    queue,
    { filter: waitingFilter(queue, view), pagination: { page: 1, perPage: 1 } },
    { refetchInterval: liveInterval },
  );
  return total === 0 ? null : <span className="count">{countText(total, words)}</span>;
}

/** Formats a count; lists are counted up to `exactTotal`. */
export const countText = (count: number, words: Words): string =>
  count > exactTotal ? `${words.number(exactTotal)}+` : words.number(count);
