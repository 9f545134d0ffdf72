import {
  type Actor,
  actorOf,
  commands,
  type FieldRules,
  hiddenFields,
  holds,
  moveCommand,
  partlyHidden,
  type Rule,
  resources,
} from '@elenco/core';
import problems from '@elenco/locales/pt/problems.json';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { printDepth, sampled } from '../support/depth';
import { putRows } from '../support/rows';
import { idOf, more, rows } from './authorization/rows';
import { type Cell, type FieldCell, listed, readFields, readTable, reported } from './authorization/table';
import { gather, people } from './cast';

const cells = readTable();

it('finds a row in docs/authorization.md for every verb and move of every resource', () => {
  const spoken = new Set(cells.map(({ resource, action }) => `${resource}.${action}`));
  const declared = Object.values(resources).flatMap(({ name, access }) =>
    ['read', 'create', 'update', 'remove', ...Object.keys(access.moves)].map((action) => `${name}.${action}`),
  );
  expect([...spoken].sort()).toEqual(declared.sort());
});

it('finds in docs/authorization.md the commands and fields that are forbidden while impersonating', () => {
  const fields = Object.values(resources).flatMap(({ name, writable }) =>
    (writable.notWhileImpersonating ?? []).map((field) => `${name}.${field}`),
  );
  const own = commands.filter(({ notWhileImpersonating }) => notWhileImpersonating).map(({ name }) => name);
  expect(own.sort()).toEqual(listed('commands'));
  expect(fields.sort()).toEqual(listed('fields'));
});

it('finds in docs/authorization.md the commands and fields that require reauthentication', () => {
  const fields = Object.values(resources).flatMap(({ name, writable }) =>
    (writable.requiresReauth ?? []).map((field) => `${name}.${field}`),
  );
  const own = commands.filter(({ requiresReauth }) => requiresReauth).map(({ name }) => name);
  expect([own.sort(), fields]).toEqual([
    listed('commands that ask for the password again'),
    listed('fields that ask for the password again'),
  ]);
});

it('finds exactly the declared write-once fields in docs/authorization.md', () => {
  const fields = Object.values(resources).flatMap(({ name, writable }) =>
    (writable.once ?? []).map((field) => `${name}.${field}`),
  );
  expect(fields.sort()).toEqual(listed('fields filled in once'));
});

it('declares the access rules that the table in docs/authorization.md lists', () => {
  const wrong = cells.filter((cell) => declared(cell) !== cell.expected);
  expect(
    wrong.map((cell) => `${reported(cell)}: ${cell.expected} in the table, ${declared(cell)} declared`),
  ).toEqual([]);
});

const fieldCells = readFields();

it('declares the hidden fields that the field table in docs/authorization.md lists', () => {
  const listedFields = new Set(fieldCells.map(({ resource, field }) => `${resource}.${field}`));
  const everybody = Object.values(people).map((user) => actorOf(user));
  const missing = Object.values(resources).flatMap((resource) =>
    [...new Set(everybody.flatMap((actor) => partlyHidden(resource as FieldRules<Actor>, actor)))]
      .map((field) => `${resource.name}.${field}`)
      .filter((field) => !listedFields.has(field)),
  );
  const wrong = fieldCells.filter((cell) => declaredField(cell) !== cell.expected);
  expect({ missing, wrong: wrong.map((cell) => ({ ...cell, declared: declaredField(cell) })) }).toEqual({
    missing: [],
    wrong: [],
  });
});

function declaredField({ resource: name, field, person }: FieldCell): FieldCell['expected'] {
  const actor = actorOf(people[person]);
  const resource: FieldRules<Actor> = resources[name] as FieldRules<Actor>;
  if (resources[name].access.read(actor).length === 0) return '–';
  if (resource.hidden?.(actor).includes(field)) return 'no';
  return partlyHidden(resource, actor).includes(field) ? 'some' : 'yes';
}

type AnyRule = Rule<Record<string, unknown>>;

function declared({ resource: name, action, person, ...cell }: Cell): Cell['expected'] {
  const { access, writable } = resources[name];
  const actor: Actor = actorOf(people[person]);
  if (action === 'create')
    return writable.create.length > 0 && access.create(actor).length > 0 ? 'yes' : 'no';
  const row = rows.get(`${name}/${idOf({ resource: name, action, person, ...cell })}`)!;
  const isReached = (rule: unknown) => holds((rule as AnyRule)(actor), row);
  if (!isReached(access.read)) return '–';
  if (action === 'read' || action === 'update' || action === 'remove')
    return isReached(access[action]) ? 'yes' : 'no';
  const rule = (access.moves as Record<string, unknown>)[action];
  return moveCommand(name, action) && isReached(rule) ? 'yes' : 'no';
}

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;
beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
  await putRows(api.databaseUrl, more);
});
afterAll(() => api.stop());

/**
 * A version number that no row has. A request with this version is refused as `stale` even if the user may
 * make it, so the test changes nothing.
 */
const stale = 900_000;
const hasVersion = (resource: string) =>
  'version' in resources[resource as keyof typeof resources].schema.shape;
const fields: Record<string, object> = {
  'charges.cancel': { comment: 'Plano contratado duas vezes.' },
  'evaluations.submit': { rating: 5, text: '', wentWrong: [] },
  'month-closings.reopen': { comment: 'Faltou uma nota.' },
  'settlements.dispute': { comment: 'Não foi o combinado.' },
};

function ask(cell: Cell, caller: keyof typeof as): Promise<Response> {
  const { resource, action } = cell;
  if (action === 'create') return as[caller]('POST', `/${resource}`, {});
  const address = `/${resource}/${idOf(cell)}`;
  if (action === 'read') return as[caller]('GET', address);
  if (action === 'update') return as[caller]('PUT', address, hasVersion(resource) ? { version: stale } : {});
  if (action === 'remove') return as[caller]('DELETE', address);
  const move = { move: action, version: stale, ...fields[`${resource}.${action}`] };
  return as[caller]('POST', `${address}/moves`, move, { 'Idempotency-Key': crypto.randomUUID() });
}

const unknown = {
  detail: problems.not_found,
  type: 'urn:elenco:problem:not_found',
  title: 'not found',
  status: 404,
  code: 'not_found',
  message: problems.not_found,
};

async function accessOverHttp(cell: Cell): Promise<string> {
  const answer = await ask(cell, cell.person);
  const body = await answer.text();
  if (answer.status === 404) return body === JSON.stringify(unknown) ? '–' : `404 ${body}`;
  if (answer.status === 403) return 'no';
  if (answer.status >= 500 || answer.status === 401) return String(answer.status);
  if (cell.action === 'remove' && answer.ok) {
    await putRows(api.databaseUrl, [[cell.resource, rows.get(`${cell.resource}/${idOf(cell)}`)!]]);
  }
  return 'yes';
}

/**
 * Puts removals last. A row is removed before the row that it references, because a removal also removes
 * dependent rows.
 */
function removalsLast(looked: readonly Cell[]): Cell[] {
  const order = [...rows.keys()];
  const place = (cell: Cell) => order.indexOf(`${cell.resource}/${idOf(cell)}`);
  const removals = looked.filter(({ action }) => action === 'remove');
  return [
    ...looked.filter(({ action }) => action !== 'remove'),
    ...removals.sort((a, b) => place(b) - place(a)),
  ];
}

// Runs before any row is removed, because a removal also removes dependent rows.
it('omits hidden fields from REST responses, and refuses to sort or filter by them', async () => {
  const wrong: string[] = [];
  const readable = cells.filter(({ action, expected }) => action === 'read' && expected === 'yes');
  const guarded = readable.filter(({ resource }) => fieldCells.some((cell) => cell.resource === resource));
  for (const cell of sampled(guarded, ({ resource, person }) => `${resource} ${person}`)) {
    const { resource: name, person } = cell;
    const rules: FieldRules<Actor> = resources[name] as FieldRules<Actor>;
    const actor = actorOf(people[person]);
    const row = rows.get(`${name}/${idOf(cell)}`)!;
    const seen = (await (await ask(cell, person)).json()) as Record<string, unknown>;
    const out = hiddenFields(rules, actor, row);
    for (const field of Object.keys(resources[name].schema.shape)) {
      if (field in seen === out.includes(field)) wrong.push(`${reported(cell)}: ${field} ${field in seen}`);
    }
    const sorts: readonly string[] = resources[name].sorts;
    const [field] = partlyHidden(rules, actor).filter((one) => sorts.includes(one));
    if (!field) continue;
    const { status } = await as[person]('GET', `/${name}?sort=${JSON.stringify([field, 'ASC'])}`);
    if (status !== 400) wrong.push(`${reported(cell)}: sorted by ${field}: ${status}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

it('allows over HTTP exactly the accesses that the table in docs/authorization.md allows', async () => {
  const wrong: string[] = [];
  const looked = sampled(cells, ({ resource, action }) => `${resource}.${action}`);
  for (const cell of removalsLast(looked)) {
    const seen = await accessOverHttp(cell);
    if (seen !== cell.expected)
      wrong.push(`${reported(cell)}: ${cell.expected} in the table, ${seen} over HTTP`);
  }
  printDepth('authorization', looked.length, cells.length, `${wrong.length} wrong`);
  expect(wrong).toEqual([]);
}, 600_000);

it('refuses every access in the table of docs/authorization.md to anonymous callers', async () => {
  const unsigned = cells.filter(({ person }) => person === 'brandOwner');
  for (const cell of sampled(unsigned, ({ resource, action }) => `${resource}.${action}`)) {
    expect([reported(cell), (await ask(cell, 'nobody')).status]).toEqual([reported(cell), 401]);
  }
}, 60_000);
