import { emptyQuery, type SearchQuery, understand, withSentence, writeQuery } from '@elenco/core/discovery';
import { type Actor, seesAllPrices } from '@elenco/core/people';
import { redirect, replace } from '@remix-run/node';
import type { RequestContext } from '../adapters/requestContext.server';
import { searchAt } from './paths';
import { SENTENCE, UNREAD } from './readSearch';

/**
 * Returns a redirect to the search that a sentence states. It replaces all filters, also those set by hand or
 * of a saved search, but neither the order nor the layout. The box keeps the sentence, unless the whole
 * sentence became search terms.
 */
export function redirectForSentence(
  { actor, url }: RequestContext<'company'>,
  { text, sort, weights }: SearchQuery,
): Response {
  const access = { prices: seesAllPrices(actor) };
  const { query, unread, withheld } = withSentence({ ...emptyQuery, sort, weights }, text, access);
  const missing = [...unread, ...withheld];
  const params = writeQuery(query);
  if (url.searchParams.get('as')) params.set('as', 'cards');
  if (missing.length > 0) params.set(UNREAD, missing.join(';'));
  if (missing.length > 0 || query.text !== text) params.set(SENTENCE, text);
  // If no filter was found, the search has already run while typing, so the history entry is replaced.
  return (query.text === text ? replace : redirect)(searchAt(params.toString()));
}

/** Returns what the filters of a sentence approximate, except filters that the user has changed since. */
export function approximationsIn(sentence: string, query: SearchQuery, actor: Actor) {
  if (sentence === '') return [];
  const current = new Set([...writeQuery(query)].map((pair) => pair.join()));
  return understand(sentence, { prices: seesAllPrices(actor) }).approximations.flatMap(
    ({ written, filters }) => {
      const params = writeQuery({ ...emptyQuery, ...filters });
      const isCurrent = [...params].every((pair) => current.has(pair.join()));
      return isCurrent ? [{ written, address: params.toString() }] : [];
    },
  );
}
