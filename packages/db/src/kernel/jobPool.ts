import { Pool, type PoolClient } from 'pg';

/** Logger for lost connections. */
interface Warned {
  warn(about: { err: Error }, what: string): void;
}

/**
 * Opens the worker's connections. graphile-worker releases its own pool without waiting, and a connection
 * that the ending database then cuts would raise an unhandled error and end the process. `close` resolves
 * when each connection is closed.
 */
export function openPool(
  connectionString: string,
  max: number,
  log: Warned,
): { pool: Pool; close(): Promise<void> } {
  const pool = new Pool({ connectionString, max });
  const open = new Set<PoolClient>();
  // pg discards such a connection and opens another; what ran on it fails by itself.
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
