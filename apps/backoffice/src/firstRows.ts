import type { Actor } from '@elenco/core/people';
import type { GetListParams, GetListResult } from 'ra-core';
import { listQueryAt } from './kit/listQuery';
import { fresh } from './kit/live';
import { parts } from './parts';
import type { ElencoDataProvider } from './providers/data';
import { mayRead } from './resources';

/** Milliseconds after which the screen renders without waiting for the rows. */
const MAX_WAIT_MS = 400;

interface First {
  readonly data: ElencoDataProvider;
  readonly actor: Actor;
  readonly pathname: string;
  readonly search: string;
}

/**
 * Requests the rows of a list while its screen's code loads. The returned data provider uses these rows as
 * the response to the first request of that list. After an error, or after the time in `fresh`, the provider
 * requests the rows again.
 */
export async function prefetchFirstRows({
  data,
  actor,
  pathname,
  search,
}: First): Promise<ElencoDataProvider> {
  const part = parts.find(({ address, sort }) => sort && address === (pathname || '/'));
  if (!part?.sort || !mayRead(actor, part.resource)) return data;
  const params = listQueryAt(search || part.begins?.(actor) || '', part.sort);
  let rows: Promise<GetListResult | undefined> | undefined = data
    .getList(part.resource, params)
    .catch(() => undefined);
  await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
  setTimeout(() => {
    rows = undefined;
  }, fresh);
  return {
    ...data,
    async getList(resource: string, asked: GetListParams) {
      const first = resource === part.resource && isSame(asked, params) ? rows : undefined;
      if (first) rows = undefined;
      return (await first) ?? data.getList(resource, asked);
    },
  } as ElencoDataProvider;
}

const isSame = (one: GetListParams, other: GetListParams) =>
  JSON.stringify(queryOf(one)) === JSON.stringify(queryOf(other));
const queryOf = ({ pagination, sort, filter, meta }: GetListParams) => [pagination, sort, filter, meta];
