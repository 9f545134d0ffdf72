import { type Actor, actorOf, guestAction, holds, type Resources, type Rule, resources } from '@elenco/core';
import { openScopes, type ScopeProbe } from '@elenco/db';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/db';

/**
 * A rule has one declaration and two evaluations: SQL in PostgreSQL and a predicate in memory. Compares both
 * for every rule of every resource over generated rows and actors. Few ids are used, so that rows and actors
 * match often.
 */
let fresh: FreshDatabase;
let probe: ScopeProbe;

beforeAll(async () => {
  fresh = await freshDatabase();
  probe = await openScopes(fresh.url);
});
afterAll(async () => {
  await probe.close();
  await fresh.drop();
});

const few = fc.integer({ min: 1, max: 3 });
const actors: fc.Arbitrary<Actor> = fc.oneof(
  fc.constant<Actor>({ role: 'nobody' }),
  fc.constant<Actor>({ role: 'system' }),
  fc.record({
    role: fc.constant('guest' as const),
    shareLinkId: few,
    issuedById: few,
    name: fc.constant('R'),
    companyId: few,
    briefingId: fc.option(few),
    contractId: fc.option(few),
    listId: fc.option(few),
    reportId: fc.option(few),
    payContractId: fc.option(few),
    withNotes: fc.boolean(),
    creatorIds: fc.uniqueArray(few),
    actions: fc.subarray([...guestAction.options]),
  }),
  fc
    .record({
      id: few,
      name: fc.constant('A'),
      staff: fc.boolean(),
      duties: fc.subarray(['owner', 'finance', 'curation', 'support', 'content', 'restricted'] as const),
      companyId: fc.option(few),
      companyRole: fc.constantFrom('owner' as const, 'member' as const, null),
      creatorId: fc.option(few),
    })
    .map((user) => actorOf(user)),
);

const rowsOf = (resource: Resources[keyof Resources]) =>
  fc.array(
    fc.record({
      id: few,
      companyId: few,
      creatorId: few,
      briefingId: few,
      contractId: few,
      shareLinkId: few,
      userId: few,
      impersonatorId: few,
      curatorId: fc.option(few),
      side: fc.constantFrom('company', 'creator'),
      shownAt: fc.option(fc.constant('2026-11-21T00:00:00.000Z')),
      status: fc.constantFrom(...(resource.flow?.states ?? ['-'])),
    }),
    { minLength: 1, maxLength: 12 },
  );

const rulesOf = (resource: Resources[keyof Resources]): [string, Rule<object>][] => {
  const { moves, ...verbs } = resource.access;
  return [...Object.entries(verbs), ...Object.entries(moves)] as [string, Rule<object>][];
};

test.each(Object.values(resources).map((resource) => [resource.name, resource] as const))(
  'returns the same rows for the rules of %s in SQL and in memory',
  async (name, resource) => {
    await fc.assert(
      fc.asyncProperty(
        actors,
        rowsOf(resource),
        fc.constantFrom(...rulesOf(resource)),
        async (actor, rows, [, rule]) => {
          const scope = rule(actor);
          const numbered = rows.map((row, place) => ({ ...row, place }));
          const inMemory = numbered.filter((row) => holds(scope, row)).map((row) => row.place);
          expect(await probe.reached(name, scope, numbered)).toEqual(inMemory);
        },
      ),
      { numRuns: 60 },
    );
  },
);
