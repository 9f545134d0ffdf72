import { type ResourceName, resources } from '@elenco/core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { gather } from './cast';

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;

beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
});
afterAll(() => api.stop());

const names = Object.keys(resources) as ResourceName[];
const casesEach = 70;

/** Values that are nearly right, on the edges, or nothing of the kind. */
const value = fc.oneof(
  fc.constantFrom(0, 1, -1, 31, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991, 1e300, 0.5),
  fc.constantFrom(
    '',
    'draft',
    '2026-11-21',
    '0000-01-01',
    '9999-12-31',
    '2026-02-29',
    '2026-11-21T12:00:00.000Z',
  ),
  fc.constantFrom(
    '0001-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    "'; drop table users; --",
    '%',
    '\\',
    '\u0000',
  ),
  fc.constantFrom('pending', 'instagram', 'skincare', 'company', 'BRL', 'fee_bp', true, false, null),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.double(),
  fc.array(fc.oneof(fc.integer(), fc.string()), { maxLength: 3 }),
);
const kinds = ['', '_gte', '_lte'];
const filterOf = (name: ResourceName) =>
  fc.dictionary(
    fc
      .oneof(
        { weight: 6, arbitrary: fc.constantFrom(...Object.keys(resources[name].filters), 'q') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'status', 'passwordHash'),
        },
        { weight: 1, arbitrary: fc.string() },
      )
      .chain((field) => fc.constantFrom(...kinds).map((kind) => `${field}${kind}`)),
    value,
    { maxKeys: 3 },
  );
const part = (good: fc.Arbitrary<unknown>) =>
  fc.option(
    fc.oneof(
      { weight: 5, arbitrary: good.map((one) => JSON.stringify(one)) },
      { weight: 1, arbitrary: fc.string() },
    ),
    {
      nil: undefined,
    },
  );
const queryOf = (name: ResourceName) =>
  fc.record({
    sort: part(
      fc.tuple(
        fc.oneof(fc.constantFrom(...resources[name].sorts), fc.string()),
        fc.constantFrom('ASC', 'DESC', 'asc'),
      ),
    ),
    range: part(
      fc.tuple(fc.oneof(fc.nat(), fc.maxSafeInteger()), fc.oneof(fc.nat(150), fc.maxSafeInteger())),
    ),
    filter: part(filterOf(name)),
  });

const text = (query: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();

let answered = 0;

describe.each(names)('whatever is asked of the list of %s', (name) => {
  it('is answered with rows or with a problem, never with a failure', async () => {
    await fc.assert(
      fc.asyncProperty(
        queryOf(name),
        fc.constantFrom('owner', 'brandOwner', 'creator'),
        async (query, person) => {
          const answer = await as[person as 'owner']('GET', `/${name}?${text(query)}`);
          const body = (await answer.json()) as unknown;
          answered += 1;
          if (answer.status === 200) {
            expect(answer.headers.get('content-range')).toMatch(new RegExp(`^${name} (\\*|\\d+-\\d+)/\\d+$`));
            for (const row of body as unknown[]) expect(Object.keys(row as object).length).toBeGreaterThan(3);
          } else {
            expect(answer.status).toBe(400);
            expect(body).toMatchObject({ code: 'malformed', status: 400 });
          }
        },
      ),
      { numRuns: casesEach },
    );
  });
});

describe.each(names)('whatever is sent to %s', (name) => {
  it('is refused or taken, never a failure', async () => {
    const field = fc.constantFrom(...Object.keys(resources[name].schema.shape), 'move', '__proto__');
    const body = fc.dictionary(field, fc.oneof(value, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 6 });
    const ids = fc.constantFrom('1', '31', '2147483648', '-1', 'x', '%00', '1e3');
    await fc.assert(
      fc.asyncProperty(body, ids, fc.constantFrom('brandOwner', 'owner'), async (sent, id, person) => {
        const caller = as[person as 'owner'];
        for (const [method, path] of [
          ['POST', `/${name}`],
          ['PUT', `/${name}/${id}`],
          ['POST', `/${name}/${id}/moves`],
        ] as const) {
          const answer = await caller(method, path, JSON.stringify(sent));
          expect(answer.status, `${method} ${path} ${await answer.text()}`).toBeLessThan(500);
        }
      }),
      { numRuns: 15 },
    );
  });
});

it('was asked often enough', () => {
  console.log(`fuzz: ${answered} list requests answered, ${api.said.errors.length} failures`);
  expect(answered).toBeGreaterThanOrEqual(1_000);
  expect(api.said.errors).toEqual([]);
});
