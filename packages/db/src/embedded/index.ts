import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../withClient';
import { findInstallation } from './account';
import { findCluster } from './cluster';
import { takeLock } from './lock';
import { addressOf, clearLeftovers, type Postmaster, startPostmaster, stopPostmaster } from './postmaster';
import { findPrograms } from './programs';
import { DATABASE } from './running';

export { clusterExists as isMade, runningEmbedded } from './running';

/**
 * Options of the embedded server. `dataDir` is the folder of its files. `durable: false` is for tests only:
 * it is faster, but a crash can lose data. `onRestart` is called when the server has crashed and accepts
 * connections again.
 */
export type EmbeddedOptions = { dataDir: string; port?: number; durable: boolean; onRestart?: () => void };

/**
 * A running embedded server. `url` is the URL of the database `elenco`, `pid` the process id of the server.
 * `stop` shuts the server down cleanly.
 */
export type Embedded = { url: string; readonly pid: number; stop(): Promise<void> };

const CRASHES_IN_A_MINUTE = 5;

/**
 * Starts an embedded PostgreSQL server on 127.0.0.1, at `port` or a free one, and creates the database on the
 * first start. Recovers from an earlier crash, and restarts the server at the same URL if it crashes. The
 * server stops when this process ends for any reason. Throws if another process runs a server on the same
 * folder.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, port, durable, onRestart } = options;
  const installation = findInstallation(dataDir);
  const release = await takeLock(join(installation.home, 'launcher.lock'));
  try {
    const programs = findPrograms(installation);
    await clearLeftovers(join(installation.home, 'data'));
    const cluster = await findCluster(installation, programs, durable);
    const chosen = port ?? (await freePort());
    const start = () => startAfterCrash({ installation, programs, cluster, port: chosen, durable });
    const server = await keepRunning(start, onRestart);
    await makeDatabase(addressOf(cluster, chosen, 'postgres'));
    return {
      url: addressOf(cluster, chosen, DATABASE),
      get pid() {
        return server.pid();
      },
      async stop() {
        await server.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Starts the server again after a crash. PostgreSQL refuses to start while child processes of the old server
 * still hold its shared memory, which lasts a short time. A server whose launcher was killed during the start
 * may also appear only now.
 */
async function startAfterCrash(order: Parameters<typeof startPostmaster>[0]): Promise<Postmaster> {
  const limit = Date.now() + 10_000;
  for (;;) {
    try {
      return await startPostmaster(order);
    } catch (error) {
      if (!/shared memory block|lock file/.test(String(error)) || Date.now() > limit) throw error;
      await pause(50);
      await clearLeftovers(order.cluster.data);
    }
  }
}

async function keepRunning(start: () => Promise<Postmaster>, onRestart?: () => void) {
  let server = await start();
  let stopping = false;
  const crashes: number[] = [];
  const watch = async (): Promise<void> => {
    await server.ended;
    if (stopping) return;
    crashes.push(Date.now());
    if (crashes.filter((at) => at > Date.now() - 60_000).length > CRASHES_IN_A_MINUTE) {
      throw new Error('PostgreSQL crashed repeatedly, see server.log in the data folder.');
    }
    server = await start();
    if (stopping) return stopPostmaster(server.pid);
    onRestart?.();
    await watch();
  };
  const watching = watch();
  watching.catch((error: unknown) => process.emitWarning(error instanceof Error ? error : String(error)));
  return {
    pid: () => server.pid,
    async stop() {
      stopping = true;
      await stopPostmaster(server.pid);
      await watching.catch(() => undefined); // already reported as a warning
    },
  };
}

function makeDatabase(url: string): Promise<void> {
  return withClient(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
}

function freePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? settle(address.port) : fail(new Error('no free port')),
      );
    });
  });
}
