import { Pool, type PoolClient } from 'pg';

/** Where a cut connection is told of. */
interface Warned {
  warn(about: { err: Error }, what: string): void;
}

/**
 * The worker's connections. graphile-worker lets go of a pool of its own without waiting for it, and a connection
 * that the database, ending right after the worker, then cuts is an error that nobody handles: it would end the
 * process. `close` comes back when each connection is closed.
 */
export function openPool(
  connectionString: string,
  max: number,
  log: Warned,
): { pool: Pool; close(): Promise<void> } {
  const pool = new Pool({ connectionString, max });
  const open = new Set<PoolClient>();
  // pg throws such a connection away and makes another one; what ran on it fails by itself.
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
