import { Pool, type PoolClient } from 'pg';

/** Logger for cut connections. */
interface Warned {
  warn(about: { err: Error }, what: string): void;
}

type Connected = Parameters<Parameters<Pool['connect']>[0]>;

/**
 * A pool that accepts a second release of a connection by the same callback. graphile-worker 0.18 releases
 * twice if its listening connection is cut while it stops. pg would then raise an unhandled error, which ends
 * the process.
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
 * Opens the worker's pool of connections. The worker does not use a pool that graphile-worker opens itself,
 * because graphile-worker closes that pool without waiting. If a stopping database then cuts a connection, an
 * unhandled error ends the process. `close` resolves when all connections are closed.
 */
export function openPool(
  connectionString: string,
  max: number,
  log: Warned,
): { pool: Pool; close(): Promise<void> } {
  const pool = new JobPool({ connectionString, max });
  const open = new Set<PoolClient>();
  // pg replaces a cut connection. The statement that ran on it fails with its own error.
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
