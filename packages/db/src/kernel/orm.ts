import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Client, ClientBase, Pool, PoolConfig } from 'pg';
import { restoreReadTimeout, TracedConnection } from '../connection';
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
  let pool: Pool | undefined;
  const settings: PoolConfig = {
    // The whole URL is passed to the driver too. MikroORM reads only host and names from the URL, not
    // options such as sslmode.
    connectionString: url,
    application_name: name,
    min: 0,
    max: poolMax,
    idleTimeoutMillis: 30_000,
    // The type of pg says that a pool creates connections without options, but it passes its own.
    Client: TracedConnection as unknown as new () => Client,
    options: `-c timezone=UTC${role ? ` -c role=${role}` : ''}`,
    keepAlive: true,
    ...(most && {
      connectionTimeoutMillis: most.connect,
      statement_timeout: most.statement,
      query_timeout: most.statement + EXTRA_MS,
      idle_in_transaction_session_timeout: most.transaction,
    }),
    async onConnect(client) {
      if (most) await limitTransactions(client, most.transaction);
      // Kysely 0.29 never gives back a connection that opens while its pool closes, so the pool would wait
      // for it.
      if (pool?.ending) throw new Error('Connection ended');
    },
  };
  return MikroORM.init({
    ...more,
    clientUrl: url,
    entities: entityList,
    ensureDatabase: false,
    debug: false,
    forceUtcTimezone: true,
    allowGlobalContext: false,
    metadataCache: { enabled: false },
    driverOptions: {
      ...settings,
      onPoolCreated(created: Pool) {
        pool = created;
        if (most) restoreReadTimeout(pool, most.statement + EXTRA_MS);
      },
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
const limitTransactions = (client: ClientBase, milliseconds: number) =>
  client.query(`select set_config(name, $1, false) from pg_settings where name = 'transaction_timeout'`, [
    String(milliseconds),
  ]);
