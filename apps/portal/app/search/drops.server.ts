import { filtersToDrop, filtersToTry, type SearchAnswer, type SearchQuery } from '@elenco/core/discovery';
import type { RequestContext } from '../adapters/requestContext.server';

/**
 * For a search with few results, returns the filters whose removal gives more, each with the number of
 * results.
 */
export async function loadFilterRemovals(
  { app, actor, now }: Pick<RequestContext<'company'>, 'app' | 'actor' | 'now'>,
  query: SearchQuery,
  { total: { value: found } }: Pick<SearchAnswer, 'total'>,
) {
  const tried = await Promise.all(
    filtersToTry(query, found).map(async ({ name, values, without }) => {
      const { total } = await app.search.find(actor, without, { limit: 1, facets: false, now });
      return { name, values, total };
    }),
  );
  return filtersToDrop(tried, found);
}
