import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@elenco/db';
import { startEmbedded } from '@elenco/db/embedded';
import { freshDatabase, urlOf } from '../../tests/support/db';
import { isBrief } from './brief';

export interface BenchDatabase {
  readonly url: string;
  /** Data directory of the programs that use the database. */
  readonly folder: string;
  /** Stops what was started, and removes the database and a temporary folder. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server with durable writes; a brief run uses the test server. `url` is its maintenance
 * database.
 */
export async function startBenchServer(kept?: string): Promise<BenchDatabase> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'elenco-bench-'));
  mkdirSync(folder, { recursive: true });
  const remove = () => {
    if (!kept) rmSync(folder, { recursive: true, force: true });
  };
  if (isBrief) return { url: urlOf('postgres'), folder, stop: async () => remove() };
  chmodSync(folder, 0o755); // When run as root, the server runs as another user, which needs access.
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

/** Opens a migrated, empty database. With `kept`, its data stays in that folder after the run. */
export async function emptyDatabase(kept?: string): Promise<BenchDatabase> {
  const server = await startBenchServer(kept);
  if (isBrief) {
    const { url, drop } = await freshDatabase();
    return { ...server, url, stop: () => drop().then(server.stop) };
  }
  await migrate(server.url);
  return server;
}
