import { exactTotal } from '@elenco/core/kit';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ElencoDataProvider } from '../providers/data';
import type { ResourceName } from '../resources';
import { liveInterval } from './live';
import { useWords } from './words';

/** What changes is told; a screen that opens soon after another asks nothing. */
const freshMs = 20_000;

/** How many of its records wait for this person; nothing where none do. One question tells of all resources. */
export function WaitingCount({ resource }: { readonly resource: ResourceName }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { data: counts = [] } = useQuery({
    queryKey: ['waiting'],
    queryFn: () => data.waiting(),
    staleTime: freshMs,
    refetchInterval: liveInterval,
  });
  const { count = 0 } = counts.find((each) => each.resource === resource) ?? {};
  if (count === 0) return null;
  return (
    <span className="count">{count > exactTotal ? `${words.number(exactTotal)}+` : words.number(count)}</span>
  );
}
