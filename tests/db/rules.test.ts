import { type Actor, actorOf, guestAction, holds, type Resources, type Rule, resources } from '@elenco/core';
import { openScopes, type ScopeProbe } from '@elenco/db';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/db';

/**
 * An access rule is declared once and evaluated in two ways: as SQL in PostgreSQL, and as a predicate in
 * memory. This test compares both for every rule of every resource, with generated rows and actors. Only a
 * few ids occur, so that rows and actors match often.
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
  'the access rules of %s allow the same rows as SQL and as predicates in memory',
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
