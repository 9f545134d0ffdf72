import {
  filterCount,
  nextPage,
  profileRef,
  savedSearch,
  saveSearch,
  searchAddress,
  withoutCursor,
  writeQuery,
} from '@elenco/core/discovery';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { actions, formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { loadFilterRemovals } from './drops.server';
import { listActionHandlers, loadListActions, samePage } from './listActions.server';
import { searchAt } from './paths';
import { QUICK, readSearch, SENTENCE, UNDERSTAND, UNREAD } from './readSearch';
import { seenOf } from './seen';
import { approximationsIn, redirectForSentence } from './sentence.server';

/** True if two query strings have the same parameters, in any order. */
const isSame = (one: URLSearchParams, other: URLSearchParams) => {
  const sorted = (params: URLSearchParams) =>
    [...params]
      .map((pair) => JSON.stringify(pair))
      .sort()
      .join();
  return sorted(one) === sorted(other);
};

/**
 * Loads the results of a search. Redirects to a URL without empty fields and with normalized numbers, so that
 * each search has one URL.
 */
export async function loadSearch(ctx: RequestContext<'company'>) {
  const { app, actor, url, now } = ctx;
  const { query, errors, params } = readSearch(url.searchParams, ctx.locale);
  if (params.has(UNDERSTAND) && errors.length === 0) {
    if (query.text !== '') throw redirectForSentence(ctx, query);
    // An empty box is not a sentence, so it replaces no filters.
    params.delete(UNDERSTAND);
  }
  const same = isSame(params, url.searchParams) && !url.pathname.endsWith('/');
  if (errors.length === 0 && !same) throw redirect(searchAt(params.toString()));
  const [answer, listActions] = await Promise.all([
    app.search.find(actor, query, { facets: true, now }),
    loadListActions(ctx),
  ]);
  if (!(await isQuickKnown(ctx, answer.rows))) {
    params.delete(QUICK);
    throw redirect(searchAt(params.toString()));
  }
  const next = nextPage(query, answer);
  const cards = url.searchParams.get('as') === 'cards';
  const sentence = url.searchParams.get(SENTENCE) ?? '';
  const { rows, total, facets, spelling, mostWords, partial } = answer;
  const shown = (page: typeof query) => {
    const own = writeQuery(page);
    if (cards) own.set('as', 'cards');
    if (sentence) own.set(SENTENCE, sentence);
    return searchAt(own.toString());
  };
  return {
    query,
    errors,
    /** Invalid input as typed, which its field keeps. */
    typed: Object.fromEntries(
      errors.map(({ pointer }) => [pointer.slice(1), url.searchParams.get(pointer.slice(1)) ?? '']),
    ),
    unread: (url.searchParams.get(UNREAD) ?? '').split(';').filter(Boolean),
    count: filterCount(query),
    address: writeQuery(withoutCursor(query)).toString(),
    cards,
    sentence,
    approximations: approximationsIn(sentence, query, actor),
    rows: rows.map(seenOf),
    total,
    facets,
    spelling,
    mostWords,
    partial,
    drops: await loadFilterRemovals(ctx, query, answer),
    next: next && shown(next),
    first: query.after === null ? null : shown(withoutCursor(query)),
    listActions,
    key: crypto.randomUUID(),
  };
}
export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

/** False if the quick view names a creator who does not exist any more, as in an old link. */
async function isQuickKnown(
  { app, actor, url }: RequestContext<'company'>,
  rows: readonly { readonly key: string }[],
): Promise<boolean> {
  const asked = url.searchParams.get(QUICK);
  if (asked === null || rows.some(({ key }) => key === asked)) return true;
  return profileRef(asked) !== null && (await app.search.profilesOfKeys(actor, [asked])).length > 0;
}

const saveForm = z.object({
  searchName: savedSearch.shape.name,
  query: z.string().default('').pipe(searchAddress),
  totalSeen: z.int().min(0).default(0),
  notify: z.stringbool().default(false),
});

export const searchActions = actions('company', {
  ...listActionHandlers,
  save: formHandler<'company', typeof saveForm>(saveForm, async ({ searchName, ...search }, ctx, key) => {
    await ctx.app.perform(saveSearch, { name: searchName, ...search }, { ...ctx, key });
    return { to: samePage(ctx), toast: 'searchSaved' };
  }),
});
