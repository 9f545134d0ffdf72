import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { Dialect } from '../dialect';
import { entityList } from '../entities';
import { type DatabaseLimits, databaseLimits } from '../limits';

export interface OrmOptions extends Pick<Options, 'extensions' | 'migrations'> {
  /** Maximum number of connections of this process. */
  readonly poolMax: number;
  /** Name of the connections in pg_stat_activity. */
  readonly name?: string;
  /** Overrides of the default limits; null for none, as for migrations. */
  readonly limits?: Partial<DatabaseLimits> | null;
  /** Role of the connections; by default that of the login. */
  readonly role?: string;
}

/**
 * Opens the database at `url`. The caller closes it. Connections are opened when first needed, and one that
 * the server has cut is replaced, so a restart of the database fails only what ran then.
 */
export function openOrm(url: string, options: OrmOptions): Promise<MikroORM> {
  const { poolMax, name = 'elenco', limits = {}, role, ...more } = options;
  const most = limits && { ...databaseLimits, ...limits };
  return MikroORM.init({
    ...more,
    clientUrl: url,
    entities: entityList,
    // The first query connects, so that a portal can start, and report it, before its database.
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
        // Also given whole: MikroORM reads host and names from the address, but not sslmode and similar
        // options.
        connectionString: url,
        application_name: name,
        ...(most && {
          connectionTimeoutMillis: most.connect,
          statement_timeout: most.statement,
          query_timeout: most.statement + EXTRA_MS,
          idle_in_transaction_session_timeout: most.transaction,
        }),
        options: `-c timezone=UTC${role ? ` -c role=${role}` : ''}`,
        keepAlive: true,
      },
      ...(most && { pool: { afterCreate: limitTransactions(most.transaction) } }),
    },
  });
}

/** Extra time, since a hanging server cancels no statement itself. */
const EXTRA_MS = 1_000;

/** Set after connecting, because PostgreSQL before 17 would reject a connection that requests it. */
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
