import { Pool, type PoolClient } from 'pg';

/** Logger for cut connections. */
interface Warned {
  warn(about: { err: Error }, what: string): void;
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
  const pool = new Pool({ connectionString, max });
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
