import { createHash } from 'node:crypto';

/** A PostgreSQL server that contains a part of the index, parsed from its URL in the settings. */
export interface Server {
  /**
   * Name of the foreign server and of its table of commands. Derived from host, port and database, so that it
   * stays the same if the user changes.
   */
  readonly name: string;
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Options of `create server`. */
  readonly options: Readonly<Record<string, string>>;
}

/** Schema that contains all objects of the index on another server. */
export const remoteSchema = 'search_parts';

/**
 * SQL that selects the identity of this database. A copy made with `pg_dump` has a different identity. A
 * physical copy of the cluster has the same identity.
 */
export const ownerSql = `(select system_identifier || '/' || current_database() from pg_control_system())`;

/** Regular expression of the suffix that each build adds to the names of remote tables. */
export const stampPattern = '(_[0-9a-f]{8})?';

export function serverOf(url: string): Server {
  const { hostname, port, pathname, username, password, searchParams } = new URL(url);
  const place = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || '5432',
    dbname: decodeURIComponent(pathname.slice(1)),
  };
  const known = `${place.host}:${place.port}/${place.dbname}`;
  const secured = ['sslmode', 'sslrootcert'].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    name: `search_${createHash('sha256').update(known).digest('hex').slice(0, 8)}`,
    url,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    options: { ...place, ...Object.fromEntries(secured), ...foreignServerOptions },
  };
}

/**
 * Options of foreign servers. PostgreSQL lets a foreign server sort only if `use_remote_estimate` is on. The
 * cost per row is high, because a row with a bitmap has 8 kB. A server that does not answer is treated as
 * lost within seconds. While connecting, only the statement timeout applies, because postgres_fdw waits in
 * its own way and ignores `connect_timeout`.
 */
const foreignServerOptions = {
  use_remote_estimate: 'true',
  fdw_tuple_cost: '10',
  fetch_size: '250',
  batch_size: '500',
  async_capable: 'true',
  keepalives_idle: '5',
  keepalives_interval: '2',
  keepalives_count: '2',
  tcp_user_timeout: '5000',
  application_name: 'elenco-search',
};
