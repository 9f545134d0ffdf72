import {
  emptyQuery,
  readQuery,
  type SearchQuery,
  searchQuery,
  understand,
  withoutSentence,
  withSentence,
  writeQuery,
} from '@elenco/core/discovery';
import { seesAllPrices } from '@elenco/core/people';
import { redirect, replace } from '@remix-run/node';
import type { RequestContext } from '../adapters/requestContext.server';
import { searchAt } from './paths';
import { FROM_SENTENCE, SENTENCE, UNREAD } from './readSearch';

/** Maximum number of phrases of a sentence that are tried as search terms. */
const MAX_TRIED = 4;

/**
 * Returns a redirect to the filters found in the query, which replace those of an earlier sentence. A phrase
 * that is no filter becomes a search term if a creator matches it; otherwise the page reports it. The box
 * keeps the sentence, unless the whole sentence became search terms.
 */
export async function redirectForSentence(
  ctx: RequestContext<'company'>,
  query: SearchQuery,
): Promise<Response> {
  const { actor, url } = ctx;
  const access = { prices: seesAllPrices(actor) };
  // A sentence describes the whole search, so it replaces the last sentence's filters, but not those set by
  // hand.
  const before = readQuery(new URLSearchParams(url.searchParams.get(FROM_SENTENCE) ?? ''));
  const read = withSentence(withoutSentence(query, before.query), query.text, access);
  const fromSentence = writeQuery({ ...emptyQuery, ...understand(query.text, access).filters });
  const { found, missing: unused } = await addMatchingTerms(ctx, read.query, read.unread);
  const missing = [...unused, ...read.withheld];
  const params = writeQuery(found);
  if (url.searchParams.get('as')) params.set('as', 'cards');
  if (fromSentence.size > 0) params.set(FROM_SENTENCE, fromSentence.toString());
  if (missing.length > 0) params.set(UNREAD, missing.join(';'));
  if (missing.length > 0 || found.text !== query.text) params.set(SENTENCE, query.text);
  // If no filter was found, the search has already run while typing, so the history entry is replaced.
  return (read.query.text === query.text ? replace : redirect)(searchAt(params.toString()));
}

/** Adds a phrase to the search terms only if a creator matches, since otherwise the search could be empty. */
async function addMatchingTerms(
  { app, actor, now }: RequestContext<'company'>,
  asked: SearchQuery,
  parts: readonly string[],
): Promise<{ found: SearchQuery; missing: readonly string[] }> {
  let found = asked;
  const missing: string[] = [];
  for (const [n, part] of parts.entries()) {
    const text = searchQuery.shape.text.safeParse(`${found.text} ${part}`);
    const tried =
      n < MAX_TRIED && /\p{L}{3}/u.test(part) && text.success ? { ...found, text: text.data } : null;
    const answer = tried && (await app.search.find(actor, tried, { limit: 1, facets: false, now }));
    const isUseful =
      answer && answer.rows.length > 0 && !answer.mostWords && Object.keys(answer.spelling).length === 0;
    if (tried && isUseful) found = tried;
    else missing.push(part);
  }
  return { found, missing };
}
