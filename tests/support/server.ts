import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@elenco/db';
import { startEmbedded } from '@elenco/db/embedded';
import { onServer, SERVER_VARIABLE, TEMPLATE, urlOf } from './db';

/**
 * Before all tests, once per run: one PostgreSQL without fsync in a temporary folder, with a migrated
 * template database in it. Works as global setup of vitest and of Playwright; gives what ends it.
 */
export default async function startTestServer(): Promise<() => Promise<void>> {
  if (process.env[SERVER_VARIABLE]) return async () => {}; // another project of this run has started it
  const dataDir = mkdtempSync(join(tmpdir(), 'elenco-tests-'));
  chmodSync(dataDir, 0o755); // as root, the server runs under another identity, which must get in
  const server = await startEmbedded({ dataDir, durable: false });
  process.env[SERVER_VARIABLE] = server.url;
  await onServer((client) => client.query(`create database ${TEMPLATE}`));
  await migrate(urlOf(TEMPLATE));
  return async () => {
    delete process.env[SERVER_VARIABLE];
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
