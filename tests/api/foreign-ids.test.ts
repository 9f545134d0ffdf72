import { type Flow, type ResourceName, resources } from '@elenco/core';
import { manifest, openapi } from '@elenco/portal/server/api/manifest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { Chance } from '../support/chance';
import { printDepth, sampled } from '../support/depth';
import { type Caller, gather, oneOfEach } from './cast';
import { type Schema, validValue } from './fuzz/values';

let api: RunningApi;
let strangers: Readonly<Record<'otherBrand' | 'otherCreator', Caller>>;
const seen = { pairs: 0, wrong: [] as string[] };

beforeAll(async () => {
  api = await startApi();
  const { otherBrand, otherCreator } = await gather(api);
  strangers = { otherBrand, otherCreator };
});
afterAll(() => api.stop());

/**
 * Other users who may know that a row of the first brand or creator exists, by the first path segment. All
 * brands search creators, and the other creator is the curator of the first one.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  creators: ['otherBrand', 'otherCreator'],
  'portfolio-projects': ['otherBrand', 'otherCreator'],
  attributions: ['otherCreator'],
  // Jobs are visible to every creator.
  openings: ['otherCreator'],
  'curator-codes': [],
  // Every brand searches all creators.
  search: ['otherBrand'],
};
const nowhere = ['999999', '2147483648', '0', 'x', '%00'];
/** Table names by the first path segment. Contains only tables whose name differs from that segment. */
const named: Readonly<Record<string, string>> = {
  search: 'creators',
  'ledger-entries': 'ledger_transactions',
};
const rowOf = (table: string) =>
  oneOfEach.find(([name]) => name === (named[table] ?? table))?.[1] as { id: number } | undefined;

/** Returns status, headers and body of a response, without the time and the number of remaining calls. */
async function comparableResponse(answer: Promise<Response>): Promise<string> {
  const { status, headers, ...rest } = await answer.then(async (one) => ({
    status: one.status,
    headers: one.headers,
    body: await one.text(),
  }));
  const reported: string[] = [];
  headers.forEach((value, name) => {
    if (name !== 'date' && name !== 'ratelimit') reported.push(`${name}: ${value}`);
  });
  return JSON.stringify([status, reported, rest.body]);
}

function note(what: string, foreign: string, none: string): void {
  seen.pairs += 1;
  if (foreign !== none) seen.wrong.push(`${what}: ${foreign.slice(0, 200)} / ${none.slice(0, 200)}`);
}

it('returns the same REST response for other users’ rows and for missing rows', async () => {
  const addressed = manifest.filter(
    ({ path }) => path.includes('/:id') && !/^\/(tokens|background-jobs|ledger-entries|mails)/.test(path),
  );
  const questions = addressed.flatMap((route) => {
    const { method, path } = route;
    const table = path.split('/')[1] ?? '';
    const row = rowOf(table);
    if (!row) throw new Error(`There is no foreign row for ${path}: add one to tests/api/cast.ts`);
    const flow: Flow | undefined = resources[table as ResourceName]?.flow;
    const bodies =
      method === 'POST'
        ? Object.keys(flow?.moves ?? {}).map((move) => ({ move }))
        : [method === 'PUT' ? {} : undefined];
    const callers = Object.entries(strangers).filter(([name]) => !known[table]?.includes(name));
    return callers.flatMap(([name, caller]) =>
      bodies.map((body) => ({
        route,
        about: `${JSON.stringify(body)} ${name}`,
        own: String(row.id),
        ask: (id: string) => comparableResponse(caller(method, path.replace(':id', id), body)),
      })),
    );
  });
  const cells = questions.flatMap((question) => nowhere.map((id) => ({ ...question, id })));
  const looked = sampled(cells, ({ route }) => route);
  printDepth('questions about foreign rows', looked.length, cells.length);
  for (const { route, id, about, own, ask } of looked)
    note(`${route.method} ${route.path} ${id} ${about}`, await ask(own), await ask(id));
}, 600_000);

it('returns the same command response for other users’ rows and for missing rows', async () => {
  const document = openapi();
  const schemas = document.components.schemas as Readonly<Record<string, Schema>>;
  for (const { path, about } of manifest.filter((route) => route.source === 'commands')) {
    const content = document.paths[path]?.post?.requestBody as {
      content: Record<string, { schema: Schema }>;
    };
    const schema = content.content['application/json']?.schema ?? {};
    const names = Object.keys(schema.properties ?? {}).filter((name) => /^id$|Ids?$/.test(name));
    for (const name of names) {
      const table = name === 'id' ? (about ?? '') : `${name.replace(/Ids?$/, '')}s`;
      const row = rowOf(table);
      if (!row) continue;
      const input = (id: number) => ({
        ...(validValue(schema, new Chance(7), schemas) as object),
        [name]: name.endsWith('s') ? [id] : id,
      });
      for (const [who, caller] of Object.entries(strangers)) {
        if (known[table]?.includes(who)) continue;
        const ask = (id: number) =>
          comparableResponse(caller('POST', path, input(id), { 'Idempotency-Key': crypto.randomUUID() }));
        note(`${path} ${name} ${who}`, await ask(row.id), await ask(999_999));
      }
    }
  }
});

it('finds no difference between the responses for other users’ rows and for missing rows', () => {
  console.log(`foreign ids: ${seen.pairs} pairs of answers, ${seen.wrong.length} wrong`);
  expect(seen.wrong).toEqual([]);
});
