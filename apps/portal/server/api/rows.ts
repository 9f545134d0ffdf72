import { isProblem, type Listing, MAX_RANGE, Problem, queueView, waiting } from '@elenco/core';
import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import { z } from 'zod';
import type { Env } from '../types';
import { listingOf } from './listing';
import { malformed } from './problem';
import { type Body, bodyOf, commandContext, idOf, keyOf, refuseUnknown } from './request';
import type { Deps, Route } from './route';
import { type Served, whoMay } from './served';

type Call = Context<Env>;

/** Returns the query parameters of a list: the declared filters and sorts of its resource. */
export function listQuery(resource: Served): NonNullable<Route['query']> {
  const { filters, search, sorts, schema } = resource;
  const one = (field: string) => schema.shape[field] as z.ZodType;
  const shape = Object.entries(filters).flatMap(([field, kind]): [string, z.ZodType][] => {
    if (kind === 'between') return [`${field}_gte`, `${field}_lte`].map((name) => [name, one(field)]);
    const value = kind === 'has' ? elementOf(one(field)) : one(field);
    return [[field, z.union([value, z.array(value)])]];
  });
  const text = z
    .string()
    .max(200)
    .describe(`Text that is looked for in ${search?.join(', ')}`);
  const queue = queueView.describe('View of the queue, for staff whose duty it is');
  const named = z.strictObject({
    ...Object.fromEntries(shape),
    ...(search?.length ? { q: text } : {}),
    ...(Object.hasOwn(waiting, resource.name) ? { queue } : {}),
  });
  return {
    sort: {
      what: 'Field and direction',
      json: z.tuple([z.enum(sorts), z.enum(['ASC', 'DESC'])]),
      example: [sorts[0], 'DESC'],
    },
    range: {
      what: `First and last row, counted from 0, at most ${MAX_RANGE} rows; 25 unless given`,
      json: z.tuple([z.int().min(0), z.int().min(0)]),
      example: [0, 24],
    },
    filter: {
      what: 'All must match; several values of one field match any. Numbers may be sent as text',
      json: named.partial(),
      example: 'id' in filters ? { id: [1, 2] } : {},
    },
  };
}

const elementOf = (list: z.ZodType): z.ZodType =>
  list instanceof z.ZodArray ? (list.element as z.ZodType) : list;

export const contentRange = {
  'Content-Range': '`<name> first-last/total`; `<name> */total` for no rows',
  'Total-Bound':
    '`at-least` where more than 10,000 rows were found: they are not all counted unless `Prefer: count=exact` asks for it, and there are at least as many as `total`',
};
const noStore = { 'Cache-Control': 'no-store' };

/** Returns the five routes of every resource: list, read, create, update, delete. */
export function rowRoutes(resource: Served): Route[] {
  const { name: source, schema, access, writable } = resource;
  const [all, one] = [`/${source}`, `/${source}/:id`];
  const row = { status: 200, what: 'the row', schema } as const;
  return [
    {
      method: 'GET',
      path: all,
      source,
      summary: `A page of ${source}`,
      by: whoMay(access.read),
      query: listQuery(resource),
      answer: { status: 200, what: 'the rows', schema: z.array(schema), headers: contentRange },
      handle: (c, deps) => list(resource, c, deps),
    },
    {
      method: 'GET',
      path: one,
      source,
      summary: `One of ${source}`,
      by: whoMay(access.read),
      answer: row,
      handle: async (c, { database }) =>
        c.json(await database.get(resource, c.get('actor'), idOf(c)), 200, noStore),
    },
    {
      method: 'POST',
      path: all,
      source,
      summary: `Adds to ${source}`,
      by: writable.create.length > 0 ? whoMay(access.create) : [],
      headers: { 'Idempotency-Key': 'makes a repetition harmless' },
      body: schema.pick(maskOf(resource.writable.create)),
      answer: { ...row, status: 201, headers: { Location: 'the address of the new row' } },
      handle: (c, deps) => create(resource, c, deps),
    },
    {
      method: 'PUT',
      path: one,
      source,
      summary: `Updates a row of ${source}`,
      description: `Updates a row of ${source}: ${writable.update.join(', ')}. Other fields may be sent unchanged`,
      by: writable.update.length > 0 ? whoMay(access.update) : [],
      headers: {
        'If-Match': 'version that the client last read; required in this header or in the body (else 428)',
      },
      body: schema.partial(),
      answer: row,
      handle: (c, deps) => update(resource, c, deps),
    },
    {
      method: 'DELETE',
      path: one,
      source,
      summary: `Deletes a row of ${source}`,
      by: whoMay(access.remove),
      answer: { ...row, what: 'the row as it was' },
      handle: (c, deps) => remove(resource, c, deps),
    },
  ];
}

export async function list(resource: Served, c: Call, { database, now }: Deps): Promise<Response> {
  const listing = listingOf(resource, c, now());
  if (c.req.header('accept')?.split(',')[0] === wholeList) return all(resource, c, database, listing);
  const countsAll = c.req.header('prefer') === wholeCount;
  const { rows, total, exact } = await database.list(resource, c.get('actor'), listing, countsAll);
  return c.json(rows, 200, {
    ...noStore,
    'Content-Range': rangeHeader(resource.name, listing.offset, rows.length, total),
    ...(exact ? {} : { 'Total-Bound': 'at-least' }),
  });
}

/**
 * Value of `Prefer` with which a client requests the exact count of a long list. A link to the last page
 * needs this count.
 */
const wholeCount = 'count=exact';
/** Media type of a complete list: one row per line, ordered by id. */
const wholeList = 'application/x-ndjson';

/**
 * Streams a complete list page by page. Each page is read after the client has received the previous page, so
 * the list can include concurrent changes.
 */
async function all(
  resource: Served,
  c: Call,
  database: Deps['database'],
  listing: Listing,
): Promise<Response> {
  const actor = c.get('actor');
  const whole = { ...listing, offset: 0, limit: MAX_RANGE };
  const pageAfter = (id: number) => database.listAfter(resource, actor, whole, id);
  // Reads the first page before the response starts, so that a refusal is still a problem document.
  let rows = await pageAfter(0);
  c.header('Content-Type', `${wholeList}; charset=utf-8`);
  c.header('Cache-Control', 'no-store');
  return stream(c, async (out) => {
    while (rows.length > 0 && !out.aborted) {
      await out.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      if (rows.length < MAX_RANGE) return;
      rows = await pageAfter(Number(rows.at(-1)?.id));
    }
  });
}

export function rangeHeader(name: string, offset: number, count: number, total: number): string {
  return `${name} ${count === 0 ? '*' : `${offset}-${offset + count - 1}`}/${total}`;
}

async function create(resource: Served, c: Call, deps: Deps): Promise<Response> {
  const actor = c.get('actor');
  // If no field can be set at creation, only commands create rows, so a POST is not allowed.
  const possible = resource.writable.create.length > 0 && resource.access.create(actor).length > 0;
  if (!possible) throw new Problem('not_allowed');
  const body = await bodyOf(c);
  refuseUnknown(body, isFieldOf(resource));
  const { id } = await deps.database.create(resource, body, commandContext(c, deps, keyOf(c)));
  return c.json(await deps.database.get(resource, actor, id), 201, {
    ...noStore,
    Location: `/api/v1/${resource.name}/${id}`,
  });
}

async function update(resource: Served, c: Call, deps: Deps): Promise<Response> {
  const id = idOf(c);
  const body = await bodyOf(c);
  return actOnReadableRow(resource, c, deps, async () => {
    refuseUnknown(body, isFieldOf(resource));
    if ('id' in body && body.id !== id)
      throw new Problem('invalid', [{ pointer: '/id', code: 'not_writable' }]);
    await deps.database.update(
      resource,
      { ...body, version: versionOf(c, body), id },
      commandContext(c, deps),
    );
  });
}

async function remove(resource: Served, c: Call, deps: Deps): Promise<Response> {
  const before = await deps.database.get(resource, c.get('actor'), idOf(c));
  const remove = () => deps.database.remove(resource, idOf(c), commandContext(c, deps));
  return actOnReadableRow(resource, c, deps, remove, before);
}

/**
 * Performs an action on a row, and returns a response with `before` or, if undefined, with the row after the
 * action.
 * @throws Problem `not_allowed` if the caller may only read the row, `not_found` if the caller may not read
 * it either
 */
export async function actOnReadableRow(
  resource: Served,
  c: Call,
  { database }: Deps,
  act: () => Promise<unknown>,
  before?: Body,
): Promise<Response> {
  const read = () => database.get(resource, c.get('actor'), idOf(c));
  try {
    await act();
    return c.json(before ?? (await read()), 200, noStore);
  } catch (error) {
    if (!isProblem(error) || error.code !== 'not_found') throw error;
    await read();
    throw new Problem('not_allowed');
  }
}

const isFieldOf = (resource: Served) => (field: string) => Object.hasOwn(resource.schema.shape, field);

/**
 * Returns the version in the body or, for callers that send a partial record, the version in `If-Match: "7"`.
 * Null if the request contains neither.
 */
function versionOf(c: Call, body: Body): unknown {
  const match = c.req.header('if-match');
  if ('version' in body || match === undefined) return body.version ?? null;
  const version = /^"([1-9]\d{0,8})"$/.exec(match)?.[1];
  if (version === undefined) throw malformed('', 'invalid_if_match');
  return Number(version);
}

const maskOf = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, true as const])) as Record<string, true>;
