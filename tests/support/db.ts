import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** How the run's processes learn of the server that `server.ts` started. */
export const SERVER_VARIABLE = 'ELENCO_TEST_SERVER';
/** Migrated and empty. */
export const TEMPLATE = 'elenco_template';
/** Migrated, with the demo data of today, or of a day of its own; each is made when the first test asks for it. */
export const DEMO_TEMPLATE = 'elenco_story_template';
/** That of today, and what it left to do is done. */
export const DELIVERED_TEMPLATE = `${DEMO_TEMPLATE}_delivered`;
/** With which the demo data of tests closes its secrets; an app over it opens them. */
export const demoSecretsKey = 'd'.repeat(64);
const DEMO_LOCK = 7263;

/** Limits of a database for who has all the time: of a busy machine nothing is said. */
export const patient = { connect: 60_000, acquire: 60_000, statement: 120_000, transaction: 240_000 };

export type FreshDatabase = { url: string; drop(): Promise<void> };

/**
 * A database of its own for one test file: migrated and empty, or with the demo data of today or of that business date;
 * `deliver` does what the demo data of today has left to do, once for all files. The file drops it in `afterAll`, whatever
 * connections are still open.
 */
export async function freshDatabase({
  demo = false as boolean | string,
  deliver = undefined as ((url: string) => Promise<void>) | undefined,
} = {}): Promise<FreshDatabase> {
  const template = deliver ? DELIVERED_TEMPLATE : demo ? demoTemplate(demo) : TEMPLATE;
  if (demo || deliver) await makeDemoTemplate(demo || true);
  if (deliver) await makeTemplate(DELIVERED_TEMPLATE, DEMO_TEMPLATE, deliver);
  const name = `elenco_test_${randomBytes(6).toString('hex')}`;
  // Nothing of the copy is written twice, as it would be with its log.
  await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return {
    url: urlOf(name),
    async drop() {
      await onServer((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** The address of a database on the test server. */
export function urlOf(database: string): string {
  const server = process.env[SERVER_VARIABLE];
  if (!server)
    throw new Error('The test server is not running: tests/support/server.ts must be a global setup.');
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

/** Runs something in the server's own database, outside any test's, or in that one. */
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

const demoTemplate = (demo: true | string) =>
  demo === true ? DEMO_TEMPLATE : `${DEMO_TEMPLATE}_${demo.replaceAll('-', '')}`;

function makeDemoTemplate(demo: true | string): Promise<void> {
  return makeTemplate(demoTemplate(demo), TEMPLATE, async (url) => {
    const { sealOf, seedDemo } = await import('@elenco/db');
    const seal = sealOf({ secretsKey: demoSecretsKey });
    await seedDemo(url, demo === true ? { seal } : { today: demo, seal });
  });
}

/** What takes long is done once for all files, under a lock, and renamed when complete. */
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
