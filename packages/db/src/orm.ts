import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { entityList } from './entities';

export interface OrmOptions extends Pick<Options, 'extensions' | 'migrations'> {
  /** Connections that this process may hold at once. */
  readonly poolMax: number;
  /** How the connections call themselves in pg_stat_activity. */
  readonly name?: string;
  /** Milliseconds after which PostgreSQL gives a statement up; 0 never does, for migrations only. */
  readonly statementTimeout?: number;
  /** Milliseconds after which a connection that is not made is given up. */
  readonly connectMs?: number;
  /** Milliseconds after which an answer is no longer waited for: a server that hangs gives no statement up. */
  readonly answerMs?: number;
  /** The role whose rights the connections have; otherwise those of whoever signs in. */
  readonly role?: string;
}

/**
 * Opens the database at `url`. The caller closes it. Connections are made when first needed, and one that
 * the server has cut is thrown away and made anew, so a restart of the database fails only what ran then.
 */
export function openOrm(url: string, options: OrmOptions): Promise<MikroORM> {
  const { poolMax, name = 'elenco', statementTimeout = 5_000, connectMs, answerMs, role, ...more } = options;
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
    pool: { min: 0, max: poolMax },
    driverOptions: {
      connection: {
        // Given whole as well: MikroORM reads host and names out of the address, but not sslmode and its like.
        connectionString: url,
        application_name: name,
        statement_timeout: statementTimeout,
        ...(connectMs === undefined ? {} : { connectionTimeoutMillis: connectMs }),
        ...(answerMs === undefined ? {} : { query_timeout: answerMs }),
        options: `-c timezone=UTC${role ? ` -c role=${role}` : ''}`,
        keepAlive: true,
      },
    },
  });
}
