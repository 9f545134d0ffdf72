import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { Dialect } from '../dialect';
import { entityList } from '../entities';
import { type DatabaseLimits, databaseLimits } from '../limits';

export interface OrmOptions extends Pick<Options, 'extensions' | 'migrations'> {
  /** Connections that this process may hold at once. */
  readonly poolMax: number;
  /** How the connections call themselves in pg_stat_activity. */
  readonly name?: string;
  /** Those that differ; null for none at all, for migrations and the like. */
  readonly limits?: Partial<DatabaseLimits> | null;
  /** The role whose rights the connections have; otherwise those of whoever signs in. */
  readonly role?: string;
}

/**
 * Opens the database at `url`. The caller closes it. Connections are made when first needed, and one that
 * the server has cut is thrown away and made anew, so a restart of the database fails only what ran then.
 */
export function openOrm(url: string, options: OrmOptions): Promise<MikroORM> {
  const { poolMax, name = 'elenco', limits = {}, role, ...more } = options;
  const most = limits && { ...databaseLimits, ...limits };
  return MikroORM.init({
    ...more,
    clientUrl: url,
    entities: entityList,
    // Connecting is left to the first query, so that a portal can start, and say so, before its database.
    connect: false,
    ensureDatabase: false,
    debug: false,
    forceUtcTimezone: true,
    allowGlobalContext: false,
    metadataCache: { enabled: false },
    pool: { min: 0, max: poolMax, ...(most && { acquireTimeoutMillis: most.acquire }) },
    driverOptions: {
      client: Dialect,
      connection: {
        // Given whole as well: MikroORM reads host and names out of the address, but not sslmode and its like.
        connectionString: url,
        application_name: name,
        ...(most && {
          connectionTimeoutMillis: most.connect,
          statement_timeout: most.statement,
          query_timeout: most.statement + BEYOND_MS,
          idle_in_transaction_session_timeout: most.transaction,
        }),
        options: `-c timezone=UTC${role ? ` -c role=${role}` : ''}`,
        keepAlive: true,
      },
      ...(most && { pool: { afterCreate: limitTransactions(most.transaction) } }),
    },
  });
}

/** A server that hangs gives no statement up by itself. */
const BEYOND_MS = 1_000;

/** Said after connecting, because PostgreSQL before 17 would refuse a connection that asks for it. */
const limitTransactions =
  (ms: number) =>
  (connection: Client, done: (error: unknown, connection: Client) => void): void => {
    connection
      .query(`select set_config(name, $1, false) from pg_settings where name = 'transaction_timeout'`, [
        String(ms),
      ])
      .then(
        () => done(null, connection),
        (error: unknown) => done(error, connection),
      );
  };
