import { parseListing, type RowOf, squads } from '@elenco/core';
import type { Database } from '@elenco/db';
import { Hono } from 'hono';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { Env } from '../types';
import { describe as documentOf } from './openapi';
import { answerError } from './problem';
import type { Deps } from './route';
import { rowRoutes } from './rows';
import type { Served } from './served';

/** Schema of squads with an added field, as if the field were declared in squad.ts. */
const schema = squads.schema.extend({ hashtag: z.string().max(40, 'too_long') });
const plan = [...squads.writable.create, 'hashtag'] as const;
const extended = {
  ...squads,
  schema,
  writable: { create: plan, update: plan },
  filters: { ...squads.filters, hashtag: 'is' },
  sorts: [...squads.sorts, 'hashtag'],
} as const;
const grown = extended as unknown as Served;
const routes = rowRoutes(grown);

type Shape = { readonly properties?: Readonly<Record<string, unknown>>; readonly items?: Shape };
type Body = { readonly content?: Readonly<Record<string, { readonly schema: Shape }>> } | undefined;

/**
 * Returns the field names of a body in the OpenAPI document: those of the row or, for a list, those of each
 * row.
 */
function fieldsIn(body: unknown): string[] {
  const json = (body as Body)?.content?.['application/json']?.schema;
  return Object.keys(json?.properties ?? json?.items?.properties ?? {});
}

describe('a field added to a schema', () => {
  it('is in the OpenAPI document for every path of its resource', () => {
    const operations = Object.values(documentOf(routes).paths).flatMap((methods) => Object.entries(methods));
    const found = operations.map(([method, { requestBody, responses }]) => {
      const [answer] = Object.values(responses);
      return [
        method,
        requestBody !== undefined && fieldsIn(requestBody).includes('hashtag'),
        fieldsIn(answer).includes('hashtag'),
      ];
    });
    expect(found).toEqual([
      ['get', false, true],
      ['post', true, true],
      ['get', false, true],
      ['put', true, true],
      ['delete', false, true],
    ]);
  });

  it('is accepted by REST, while undeclared fields are rejected', async () => {
    const written: unknown[] = [];
    const app = restOver(written);
    const send = (body: object) =>
      app.request(
        '/squads',
        { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
        { incoming: { socket: {} } },
      );
    expect((await send({ title: 'Verão', hashtag: '#verao' })).status).toBe(201);
    const refused = await send({ title: 'Verão', slogan: 'Sol' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ problems: [{ pointer: '/slogan', code: 'unknown_field' }] });
    expect(written).toEqual([{ title: 'Verão', hashtag: '#verao' }]);
  });

  it('can be used to filter and sort lists', () => {
    const asked = { sort: '["hashtag","DESC"]', range: '[0,9]', filter: '{"hashtag":"#verao"}' };
    expect(() => parseListing(grown, asked)).not.toThrow();
    expect(() => parseListing(squads as unknown as Served, asked)).toThrow(
      expect.objectContaining({ code: 'malformed' }),
    );
  });

  it('is in the type of the resource’s rows', () => {
    expectTypeOf<RowOf<typeof extended>>().toHaveProperty('hashtag').toEqualTypeOf<string>();
  });
});

/** Returns the REST routes with a brand as caller, and a database that only collects written rows. */
function restOver(written: unknown[]): Hono<Env> {
  const database = {
    create: async (_resource: unknown, body: unknown) => ({ id: written.push(body) }),
    get: async () => ({}),
  } as unknown as Database;
  const log = { warn: () => {}, error: () => {} };
  const deps = { database, log, now: () => '2026-11-21T12:00:00.000Z' } as unknown as Deps;
  const app = new Hono<Env>();
  app.onError((error, c) => answerError(error, c, deps));
  app.use(async (c, next) => {
    c.set('actor', { role: 'company', userId: 1, name: 'Ana', companyId: 1, companyRole: 'owner' });
    return next();
  });
  for (const route of routes) app.on(route.method, route.path, (c) => route.handle(c, deps));
  return app;
}
