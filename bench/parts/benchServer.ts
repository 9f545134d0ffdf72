import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@elenco/db';
import { startEmbedded } from '@elenco/db/embedded';
import { freshDatabase, urlOf } from '../../tests/support/db';
import { isBrief } from './brief';

export interface BenchDatabase {
  readonly url: string;
  /** Data folder of the programs that use the database. */
  readonly folder: string;
  /** Stops the server if it was started, and deletes the database and a temporary folder. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server with durable writes. A brief run uses the test server instead. In the result,
 * `url` is the URL of the server's maintenance database. If `kept` is set, the data is stored in this folder
 * and stays there.
 */
export async function startBenchServer(kept?: string): Promise<BenchDatabase> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'elenco-bench-'));
  mkdirSync(folder, { recursive: true });
  const remove = () => {
    if (!kept) rmSync(folder, { recursive: true, force: true });
  };
  if (isBrief) return { url: urlOf('postgres'), folder, stop: async () => remove() };
  chmodSync(folder, 0o755); // Under root, the server runs as another user, which needs access.
  const server = await startEmbedded({ dataDir: folder, durable: true });
  return {
    url: server.url,
    folder,
    async stop() {
      await server.stop();
      remove();
    },
  };
}

/**
 * Creates a database without data and migrates it. If `kept` is set, the data is stored in this folder and
 * stays there after the run.
 */
export async function emptyDatabase(kept?: string): Promise<BenchDatabase> {
  const server = await startBenchServer(kept);
  if (isBrief) {
    const { url, drop } = await freshDatabase();
    return { ...server, url, stop: () => drop().then(server.stop) };
  }
  await migrate(server.url);
  return server;
}
