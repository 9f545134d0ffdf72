import { lookAtSearch, savedSearch, savedSearches, saveSearch, searchAddress } from '@elenco/core/saved';
import { filterCount, nextPage, readQuery, withoutPlace, writeQuery } from '@elenco/core/search';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { actions, sending } from '../adapters/form.server';
import type { Visit } from '../adapters/visit.server';
import { handSendings, loadHands, sameplace } from './hands.server';
import { searchPath } from './paths';
import { seenOf } from './seen';

/** Of the page itself, beside what is searched: how it is shown, and the kept search that it comes from. */
const own = ['as', 'saved'] as const;

const addressOf = (params: URLSearchParams) => {
  const text = params.toString();
  return text ? `${searchPath}?${text}` : searchPath;
};

/** Who matches the address. What a form leaves empty is not in it, so that one search has one address. */
export async function loadSearch(visit: Visit<'client'>) {
  const { app, actor, url, now } = visit;
  const { query, errors } = readQuery(url.searchParams, own);
  const params = writeQuery(query);
  for (const name of own) {
    const value = url.searchParams.get(name);
    if (value) params.set(name, value);
  }
  const same = params.size === url.searchParams.size && !url.pathname.endsWith('/');
  if (errors.length === 0 && !same) throw redirect(addressOf(params));
  const [answer, hands] = await Promise.all([
    app.search.find(actor, query, { facets: true, now }),
    loadHands(visit),
  ]);
  await markLooked(visit, answer.total.value);
  const next = nextPage(query, answer);
  const { rows, total, facets, spelling } = answer;
  const shown = (page: typeof query) => {
    const own = writeQuery(page);
    if (url.searchParams.get('as') === 'table') own.set('as', 'table');
    return addressOf(own);
  };
  return {
    query,
    errors,
    count: filterCount(query),
    address: writeQuery(withoutPlace(query)).toString(),
    table: url.searchParams.get('as') === 'table',
    rows: rows.map(seenOf),
    total,
    facets,
    spelling,
    next: next && shown(next),
    first: query.after === null ? null : shown(withoutPlace(query)),
    hands,
    key: crypto.randomUUID(),
  };
}
export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

/** A kept search that is opened was looked at; one that is not the company's own is nobody's business. */
async function markLooked({ app, actor, url, now }: Visit<'client'>, totalSeen: number): Promise<void> {
  const saved = Number(url.searchParams.get('saved'));
  if (actor.role !== 'client' || !Number.isSafeInteger(saved) || saved < 1 || saved > 2_147_483_647) return;
  const [found] = await app.see(savedSearches, actor, { id: saved });
  if (found) await app.perform(lookAtSearch, { id: saved, totalSeen }, { actor, now });
}

const saveForm = z.object({
  searchName: savedSearch.shape.name,
  query: z.string().default('').pipe(searchAddress),
  totalSeen: z.int().min(0).default(0),
});

export const searchActions = actions('client', {
  ...handSendings,
  save: sending<'client', typeof saveForm>(saveForm, async ({ searchName, ...search }, visit, key) => {
    const by = { actor: visit.actor, now: visit.now, ip: visit.ip, ...(key ? { key } : {}) };
    await visit.app.perform(saveSearch, { name: searchName, ...search }, by);
    return { to: sameplace(visit), toast: 'searchSaved' };
  }),
});
