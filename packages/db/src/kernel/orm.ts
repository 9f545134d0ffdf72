import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { Dialect } from '../dialect';
import { entityList } from '../entities';
import { type DatabaseLimits, databaseLimits } from '../limits';

export interface OrmOptions extends Pick<Options, 'extensions' | 'migrations'> {
  /** Maximum number of connections that this process opens. */
  readonly poolMax: number;
  /** Name of the connections in `pg_stat_activity`. */
  readonly name?: string;
  /** Overrides of the default limits; null for no limits, as migrations need. */
  readonly limits?: Partial<DatabaseLimits> | null;
  /** Database role of the connections. If undefined, they have the role of the URL's user. */
  readonly role?: string;
}

/**
 * Opens the database at `url`. The caller closes it. Connections open when needed and are replaced if the
 * server cuts them, so a restart of the database fails only the queries that run at that moment.
 */
export function openOrm(url: string, options: OrmOptions): Promise<MikroORM> {
  const { poolMax, name = 'elenco', limits = {}, role, ...more } = options;
  const most = limits && { ...databaseLimits, ...limits };
  return MikroORM.init({
    ...more,
    clientUrl: url,
    entities: entityList,
    // Connects only with the first query, so that a portal can start before its database and report that the
    // database is not available.
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
        // The whole URL is passed to the driver too. MikroORM reads only host and names from the URL, not
        // options such as sslmode.
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
 * Milliseconds after the statement timeout at which the client stops waiting. It is needed because a hanging
 * server does not cancel a statement itself.
 */
const EXTRA_MS = 1_000;

/**
 * The transaction timeout is set after connecting. PostgreSQL before 17 does not know this setting, and would
 * refuse a connection that requests it.
 */
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
