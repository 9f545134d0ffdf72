import { Pool, type PoolClient } from 'pg';

/** Logger for cut connections. */
interface Warned {
  warn(about: { err: Error }, what: string): void;
}

type Connected = Parameters<Parameters<Pool['connect']>[0]>;

/**
 * Lets a callback release its connection twice. graphile-worker 0.18 does so if its listening connection is
 * cut while it stops; pg would raise an unhandled error, which ends the process.
 */
class JobPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: (...connected: Connected) => void): void;
  override connect(callback?: (...connected: Connected) => void): Promise<PoolClient> | undefined {
    if (!callback) return super.connect();
    super.connect((error, client, release) => {
      let isReleased = false;
      callback(error, client, (reason) => {
        if (!isReleased) release(reason);
        isReleased = true;
      });
    });
    return undefined;
  }
}

/**
 * Opens the worker's connections. graphile-worker closes its own pool without waiting; a connection cut by a
 * stopping database would then raise an unhandled error and end the process. `close` resolves when all
 * connections are closed.
 */
export function openPool(
  connectionString: string,
  max: number,
  log: Warned,
): { pool: Pool; close(): Promise<void> } {
  const pool = new JobPool({ connectionString, max });
  const open = new Set<PoolClient>();
  // pg replaces such a connection, and the statement that ran on it fails by itself.
  const cut = (error: Error) => log.warn({ err: error }, 'a connection to the database was cut');
  pool.on('error', cut);
  pool.on('connect', (client) => {
    open.add(client);
    client.on('error', cut);
  });
  pool.on('remove', (client) => open.delete(client));
  return {
    pool,
    async close() {
      await pool.end();
      while (open.size > 0) await new Promise((settle) => pool.once('remove', settle));
    },
  };
}
