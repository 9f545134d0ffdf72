import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { Chance } from '../support/chance';
import { deep, printDepth, seed } from '../support/depth';
import { gather, oneOfEach, type Person, people } from './cast';
import { type Operation, operations, request, schemas } from './fuzz/operations';
import type { Schema } from './fuzz/values';

const CASES_PER_OPERATION = 1_000;
const callers = ['owner', 'finance', 'brandOwner', 'creator'] as const satisfies readonly Person[];

let api: RunningApi;
let tokens: string[];
beforeAll(async () => {
  api = await startApi();
  await gather(api);
  await writeFiles();
  const about = { name: 'fuzz', scopes: ['read', 'write'], days: 1, now: new Date().toISOString() };
  tokens = await Promise.all(
    callers.map(async (one) => (await api.database.identity.issueToken(people[one].id, about)).token),
  );
  // Looks each caller up once. Other tests cover the lookup, which would double the duration of this test.
  const { identity } = api.database;
  const found = new Map(
    await Promise.all(
      tokens.map(async (one) => [one, await identity.findToken(one, new Date().toISOString())] as const),
    ),
  );
  identity.findToken = async (token) => found.get(token);
});
afterAll(() => api.stop());

/** Stores a file for each row of `files`. */
async function writeFiles(): Promise<void> {
  const client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ sha256: string; size: number }>('select sha256, size from files');
  await client.end();
  for (const { sha256, size } of rows) {
    const path = join(api.dataDir, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.alloc(Number(size)));
  }
}

const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'elenco', components: { schemas } });
const validators = new Map<Schema, ReturnType<typeof ajv.compile>>();

/** Returns how a body violates the schema, or undefined if the body is valid. */
function schemaViolation(schema: Schema, body: unknown): string | undefined {
  let validate = validators.get(schema);
  if (!validate) {
    const rooted = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"elenco#/components'));
    validate = ajv.compile(rooted);
    validators.set(schema, validate);
  }
  return validate(body) ? undefined : ajv.errorsText(validate.errors);
}

/** Returns how a response violates the OpenAPI document, or undefined if the response is valid. */
async function responseViolation(
  { answer, refusals, method }: Operation,
  got: Response,
): Promise<string | undefined> {
  if (got.status >= 500) return `failed: ${await got.text()}`;
  const type = got.headers.get('content-type') ?? '';
  if (answer.statuses.includes(got.status)) {
    if (!answer.schema) return undefined;
    if (!type.startsWith('application/json')) return `answered as ${type}`;
    return schemaViolation(answer.schema, await got.json());
  }
  if (got.status < 400 || method === 'HEAD') return 'answered with a status that is not described';
  if (!refusals.includes(got.status)) return 'refused with a status that is not described';
  if (type !== 'application/problem+json') return `refused as ${type}`;
  const text = await got.text();
  if (seenProblems.has(text)) return undefined;
  const problem = JSON.parse(text) as { status: number };
  if (problem.status !== got.status) return 'says another status';
  const unlikely = schemaViolation(schemas.problem as Schema, problem);
  if (!unlikely) seenProblems.add(text);
  return unlikely;
}

/** Problem bodies that were checked already. Most refusals repeat the same few bodies. */
const seenProblems = new Set<string>();

const idsOf = ({ path }: Operation): number[] => {
  const table = path.split('/')[1];
  const rows = oneOfEach.filter(([name]) => name === table).flatMap(([, ...put]) => put);
  return rows.length > 0 ? rows.map(({ id }) => id as number) : [1];
};

it.runIf(deep)(
  'responds to every generated request as the OpenAPI document describes, never with a server error',
  async () => {
    const wrong: string[] = [];
    const statuses = new Map<number, number>();
    let cases = 0;
    const left = operations.map((operation, n) => ({ operation, chance: new Chance(seed + n) }));
    const worker = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const { operation, chance } = next;
        const ids = idsOf(operation);
        for (let n = 0; n < CASES_PER_OPERATION; n += 1) {
          const asked = request(operation, chance, ids);
          const headers = { ...asked.init.headers, Authorization: `Bearer ${chance.of(tokens)}` };
          const got = await api.app.request(`/api/v1${asked.path}`, { ...asked.init, headers });
          const received = await responseViolation(operation, got);
          cases += 1;
          statuses.set(got.status, (statuses.get(got.status) ?? 0) + 1);
          if (received)
            wrong.push(
              `${operation.method} ${asked.path} ${String(asked.init.body ?? '')}: ${got.status} ${received}`,
            );
        }
      }
    };
    await Promise.all(Array.from({ length: 4 }, worker));
    const seen = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    printDepth(
      'fuzz',
      cases,
      operations.length * CASES_PER_OPERATION,
      `${wrong.length} wrong (${seen.join(', ')})`,
    );
    expect(wrong.slice(0, 20), JSON.stringify(api.received.errors.slice(0, 3))).toEqual([]);
    expect(api.received.errors).toEqual([]);
  },
  1_800_000,
);
