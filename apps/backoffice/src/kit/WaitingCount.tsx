import { exactTotal } from '@elenco/core/kit';
import type { WaitingCount as WaitingCounted } from '@elenco/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ElencoDataProvider } from '../providers/data';
import type { ResourceName } from '../resources';
import { liveInterval } from './live';
import { useWords } from './words';

/** What changes is told; a screen that opens soon after another asks nothing. */
const freshMs = 20_000;

/** How many of its records wait for this person, or of their notifications are unread. One question tells of all. */
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

/** The number beside a name; nothing where nothing waits. */
export function WaitingCount({ resource }: { readonly resource: ResourceName }) {
  const words = useWords();
  const count = useWaiting(resource);
  if (count === 0) return null;
  return (
    <span className="count">{count > exactTotal ? `${words.number(exactTotal)}+` : words.number(count)}</span>
  );
}
