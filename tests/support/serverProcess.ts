/**
 * Process that runs the PostgreSQL server of the tests. It prints the server's URL in one line, and ends when
 * its standard input closes.
 */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@elenco/db/embedded';
import { DELIVERED_TEMPLATE, DEMO_TEMPLATE, onServer, SERVER_VARIABLE, TEMPLATE, urlOf } from './db';
import { keepCluster, restoreCluster } from './keptCluster';

const GB = 1024 ** 3;
const memory = '/dev/shm';

/**
 * Returns true if the server's files can be stored in memory. A database has thousands of files, and creating
 * them is five times faster in memory. A run needs one or two gigabytes.
 */
function inMemory(): boolean {
  if (!existsSync(memory) || process.availableMemory() < 8 * GB) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * GB;
}

const dataDir = mkdtempSync(join(inMemory() ? memory : tmpdir(), 'elenco-tests-'));
chmodSync(dataDir, 0o755); // under root, PostgreSQL runs as another user, which needs access
const restored = restoreCluster(dataDir);
const server = await startEmbedded({ dataDir, durable: false });
process.env[SERVER_VARIABLE] = server.url;
if (!restored) {
  const { migrate } = await import('@elenco/db');
  await onServer((client) => client.query(`create database ${TEMPLATE}`));
  await migrate(urlOf(TEMPLATE));
}
console.log(server.url);

for await (const _ of process.stdin);
const databases = await onServer((client) =>
  client.query<{ name: string }>(`select datname as name from pg_database where datname like 'elenco\\_%'`),
);
const names = databases.rows.map(({ name }) => name);
for (const name of names.filter(
  (one) => one !== TEMPLATE && (!one.startsWith(DEMO_TEMPLATE) || one.endsWith('_unfinished')),
))
  await onServer((client) => client.query(`drop database "${name}" with (force)`));
await server.stop();
keepCluster(
  dataDir,
  names.includes(DELIVERED_TEMPLATE) ? '-delivered' : names.includes(DEMO_TEMPLATE) ? '-demo' : '',
);
rmSync(dataDir, { recursive: true, force: true });
