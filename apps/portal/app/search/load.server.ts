import {
  filterCount,
  nextPage,
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
import { listActionHandlers, loadListActions, samePage } from './listActions.server';
import { searchPath } from './paths';
import { readSearch } from './readSearch';
import { seenOf } from './seen';

const addressOf = (params: URLSearchParams) => {
  const text = params.toString();
  return text ? `${searchPath}?${text}` : searchPath;
};

/** True for equal parameters in any order. */
const isSame = (one: URLSearchParams, other: URLSearchParams) => {
  const sorted = (params: URLSearchParams) =>
    [...params]
      .map((pair) => JSON.stringify(pair))
      .sort()
      .join();
  return sorted(one) === sorted(other);
};

/**
 * Loads the results of a search. Empty form fields are removed and numbers normalized, so that a search has
 * one address.
 */
export async function loadSearch(ctx: RequestContext<'company'>) {
  const { app, actor, url, now } = ctx;
  const { query, errors, params } = readSearch(url.searchParams, ctx.locale);
  const same = isSame(params, url.searchParams) && !url.pathname.endsWith('/');
  if (errors.length === 0 && !same) throw redirect(addressOf(params));
  const [answer, listActions] = await Promise.all([
    app.search.find(actor, query, { facets: true, now }),
    loadListActions(ctx),
  ]);
  const next = nextPage(query, answer);
  const cards = url.searchParams.get('as') === 'cards';
  const { rows, total, facets, spelling, mostWords, partial } = answer;
  const shown = (page: typeof query) => {
    const own = writeQuery(page);
    if (cards) own.set('as', 'cards');
    return addressOf(own);
  };
  return {
    query,
    errors,
    /** Invalid input as typed, to keep it in its field. */
    typed: Object.fromEntries(
      errors.map(({ pointer }) => [pointer.slice(1), url.searchParams.get(pointer.slice(1)) ?? '']),
    ),
    count: filterCount(query),
    address: writeQuery(withoutCursor(query)).toString(),
    cards,
    rows: rows.map(seenOf),
    total,
    facets,
    spelling,
    mostWords,
    partial,
    next: next && shown(next),
    first: query.after === null ? null : shown(withoutCursor(query)),
    listActions,
    key: crypto.randomUUID(),
  };
}
export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

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
