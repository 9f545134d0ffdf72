import { exactTotal } from '@elenco/core/kit';
import type { WaitingCount as WaitingCounted } from '@elenco/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ElencoDataProvider } from '../providers/data';
import type { ResourceName } from '../resources';
import { liveInterval } from './live';
import { useWords } from './words';

/** Time for which counts stay fresh: a screen opened within it does not fetch them again. */
const freshMs = 20_000;

/**
 * Returns how many records wait for the actor, or how many notifications are unread. One request serves all
 * counts.
 */
export function useWaiting(resource: WaitingCounted['resource'] | ResourceName): number {
  const data = useDataProvider<ElencoDataProvider>();
  const { data: counts = [] } = useQuery({
    queryKey: ['waiting'],
    queryFn: () => data.waiting(),
    staleTime: freshMs,
    refetchInterval: liveInterval,
  });
  return counts.find((each) => each.resource === resource)?.count ?? 0;
}

/** The count next to a name; nothing if it is zero. */
export function WaitingCount({ resource }: { readonly resource: ResourceName }) {
  const words = useWords();
  const count = useWaiting(resource);
  if (count === 0) return null;
  return (
    <span className="count">{count > exactTotal ? `${words.number(exactTotal)}+` : words.number(count)}</span>
  );
}
