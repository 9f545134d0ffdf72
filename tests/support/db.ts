import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Environment variable with the URL of the PostgreSQL server that `server.ts` has started. */
export const SERVER_VARIABLE = 'ELENCO_TEST_SERVER';
/** Name of the template database without data. It is already migrated. */
export const TEMPLATE = 'elenco_template';
/**
 * Name of the template database with the demo data of today. With a date in its name, the demo data ends on
 * that date. Templates are created on first use.
 */
export const DEMO_TEMPLATE = 'elenco_story_template';
/** Name of the template database with today's demo data in which all jobs are done. */
export const DELIVERED_TEMPLATE = `${DEMO_TEMPLATE}_delivered`;
/** Key that encrypts the secrets in the demo data of tests. An app with this key can decrypt them. */
export const demoSecretsKey = 'd'.repeat(64);
const DEMO_LOCK = 7263;

/** Database timeouts that are long enough for busy machines. */
export const longTimeouts = { connect: 60_000, statement: 120_000, transaction: 240_000 };

export type FreshDatabase = { url: string; drop(): Promise<void> };

/**
 * Creates a database for one test file: migrated and without data, or with the demo data of today or of
 * another date. `deliver` selects today's demo data after all its jobs have run, which happens once for all
 * files. The test file must drop the database in `afterAll`. Open connections do not prevent this.
 */
export async function freshDatabase({
  demo = false as boolean | string,
  deliver = undefined as ((url: string) => Promise<void>) | undefined,
} = {}): Promise<FreshDatabase> {
  const template = deliver ? DELIVERED_TEMPLATE : demo ? demoTemplate(demo) : TEMPLATE;
  if (demo || deliver) await makeDemoTemplate(demo || true);
  if (deliver) await makeTemplate(DELIVERED_TEMPLATE, DEMO_TEMPLATE, deliver);
  const name = `elenco_test_${randomBytes(6).toString('hex')}`;
  // Copies the template's files. This strategy does not also write the files to PostgreSQL's log.
  await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return {
    url: urlOf(name),
    async drop() {
      await onServer((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** Returns the URL of a database on the test server. */
export function urlOf(database: string): string {
  const server = process.env[SERVER_VARIABLE];
  if (!server)
    throw new Error('The test server is not running: tests/support/server.ts must be a global setup.');
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

/**
 * Runs work on a connection to the server's default database, which no test uses, or to the given database.
 * Returns the work's result.
 */
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

/**
 * Returns the time at which the demo data of a business date ends: half an hour after midnight in São Paulo.
 */
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

/**
 * Creates a template once for all test files. The template is created under a lock, and gets its final name
 * when it is complete.
 */
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
