import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { Dialect } from '../dialect';
import { entityList } from '../entities';
import { type DatabaseLimits, databaseLimits } from '../limits';

export interface OrmOptions extends Pick<Options, 'extensions' | 'migrations'> {
  /** Maximum number of connections that this process opens. */
  readonly poolMax: number;
  /** Name of the connections in pg_stat_activity. */
  readonly name?: string;
  /** Overrides of the default limits; null for no limits, as migrations need. */
  readonly limits?: Partial<DatabaseLimits> | null;
  /** Role of the connections; by default the user of the URL. */
  readonly role?: string;
}

/**
 * Opens the database at `url`. The caller closes it. Connections open when needed, and are replaced if the
 * server cuts them. So a restart of the database fails only what ran at that moment.
 */
export function openOrm(url: string, options: OrmOptions): Promise<MikroORM> {
  const { poolMax, name = 'elenco', limits = {}, role, ...more } = options;
  const most = limits && { ...databaseLimits, ...limits };
  return MikroORM.init({
    ...more,
    clientUrl: url,
    entities: entityList,
    // Connects with the first query, so that a portal can start before its database and report that it is
    // missing.
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
        // The whole address is passed too, because MikroORM reads host and names from it, but not options
        // such as sslmode.
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

/**
 * Milliseconds that the client waits longer, because a server that hangs does not cancel a statement itself.
 */
const EXTRA_MS = 1_000;

/** Set after connecting, because PostgreSQL before 17 refuses connections that request this setting. */
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
