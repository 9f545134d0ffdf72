import type { Actor } from '@elenco/core/people';
import type { QueryClient } from '@tanstack/react-query';
import { listQueryAt } from './kit/listQuery';
import { fresh } from './kit/live';
import { parts } from './parts';
import type { ElencoDataProvider } from './providers/data';
import { mayRead } from './resources';

/** Milliseconds after which the screen renders without the rows. */
const patience = 400;

interface Asked {
  readonly queries: QueryClient;
  readonly data: ElencoDataProvider;
  readonly actor: Actor;
  readonly pathname: string;
  readonly search: string;
}

/**
 * Prefetches the rows of a list while its screen loads, under the query key of the list. Errors are ignored:
 * the list retries and shows them.
 */
export async function askFirstRows({ queries, data, actor, pathname, search }: Asked): Promise<void> {
  const part = parts.find(({ address, sort }) => sort && address === (pathname || '/'));
  if (!part?.sort || !mayRead(actor, part.resource)) return;
  const params = listQueryAt(search || part.begins?.(actor) || '', part.sort);
  const queryKey = [part.resource, 'getList', params];
  const asked = queries
    .fetchQuery({ queryKey, queryFn: () => data.getList(part.resource, params) })
    .then((rows) => void queries.setQueryData(queryKey, rows, { updatedAt: Date.now() + fresh }))
    .catch(() => undefined);
  await Promise.race([asked, new Promise((settle) => setTimeout(settle, patience))]);
}
