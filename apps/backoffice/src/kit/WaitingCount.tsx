import { exactTotal } from '@elenco/core/kit';
import type { WaitingCount as WaitingCounted, WaitingName } from '@elenco/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ElencoDataProvider } from '../providers/data';
import type { ResourceName } from '../resources';
import { liveInterval } from './live';
import { useWords, type Words } from './words';

/** Time for which counts stay fresh: a screen opened within it does not fetch them again. */
const freshMs = 20_000;

/** One request serves all counts. */
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

/** Returns the queues of the current user's duties, empty ones too; undefined until they are known. */
export const useQueues = () =>
  useCounts()?.filter((each): each is Queue => each.resource !== 'notifications');

/** The count next to a name; nothing if it is zero. */
export function WaitingCount({ resource }: { readonly resource: ResourceName }) {
  const words = useWords();
  const count = useWaiting(resource);
  return count === 0 ? null : <span className="count">{countText(count, words)}</span>;
}

/** Writes a count; lists are counted up to `exactTotal`. */
export const countText = (count: number, words: Words): string =>
  count > exactTotal ? `${words.number(exactTotal)}+` : words.number(count);
