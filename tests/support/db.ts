import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Environment variable with the address of the PostgreSQL server that `server.ts` started. */
export const SERVER_VARIABLE = 'ELENCO_TEST_SERVER';
/** Template database that is migrated and empty. */
export const TEMPLATE = 'elenco_template';
/** Template database with the demo data of today or of another date, created when first used. */
export const DEMO_TEMPLATE = 'elenco_story_template';
/** Template database with today's demo data, all of whose jobs are done. */
export const DELIVERED_TEMPLATE = `${DEMO_TEMPLATE}_delivered`;
/** Key that seals the secrets in the demo data of tests; an app with this key can open them. */
export const demoSecretsKey = 'd'.repeat(64);
const DEMO_LOCK = 7263;

/** Generous database timeouts, for busy machines. */
export const longTimeouts = { connect: 60_000, acquire: 60_000, statement: 120_000, transaction: 240_000 };

export type FreshDatabase = { url: string; drop(): Promise<void> };

/**
 * Creates a database for one test file: migrated and empty, or with the demo data of today or of a date.
 * `deliver` runs the remaining jobs of today's demo data, once for all files. The file drops it in
 * `afterAll`, even if connections are open.
 */
export async function freshDatabase({
  demo = false as boolean | string,
  deliver = undefined as ((url: string) => Promise<void>) | undefined,
} = {}): Promise<FreshDatabase> {
  const template = deliver ? DELIVERED_TEMPLATE : demo ? demoTemplate(demo) : TEMPLATE;
  if (demo || deliver) await makeDemoTemplate(demo || true);
  if (deliver) await makeTemplate(DELIVERED_TEMPLATE, DEMO_TEMPLATE, deliver);
  const name = `elenco_test_${randomBytes(6).toString('hex')}`;
  // Copies the files without writing them to the log as well.
  await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return {
    url: urlOf(name),
    async drop() {
      await onServer((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** Returns the address of a database on the test server. */
export function urlOf(database: string): string {
  const server = process.env[SERVER_VARIABLE];
  if (!server)
    throw new Error('The test server is not running: tests/support/server.ts must be a global setup.');
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

/** Runs work in the server's default database, which no test uses, or in the given one. */
export async function onServer<Result>(
  work: (client: Client) => Promise<Result>,
  url = urlOf('postgres'),
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Time at which the demo data of a business date ends: half an hour after midnight in São Paulo. */
export const endOfDemo = (day: string) => `${day}T03:30:00.000Z`;

const demoTemplate = (demo: true | string) =>
  demo === true ? DEMO_TEMPLATE : `${DEMO_TEMPLATE}_${demo.replaceAll('-', '')}`;

function makeDemoTemplate(demo: true | string): Promise<void> {
  return makeTemplate(demoTemplate(demo), TEMPLATE, async (url) => {
    const { sealOf, seedDemo } = await import('@elenco/db');
    const seal = sealOf({ secretsKey: demoSecretsKey });
    await seedDemo(url, demo === true ? { seal } : { now: endOfDemo(demo), seal });
  });
}

/** Creates a template once for all files: under a lock, and renamed when it is complete. */
function makeTemplate(name: string, from: string, fill: (url: string) => Promise<void>): Promise<void> {
  return onServer(async (client) => {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [DEMO_LOCK, name]);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template ${from}`);
    await fill(urlOf(unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
}
