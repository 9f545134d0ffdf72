import { createHash } from 'node:crypto';

/** A PostgreSQL server that holds a part of the index, parsed from the setting. */
export interface Server {
  /**
   * Name of the foreign server and its command table. It depends on host, port and database, not on the user.
   */
  readonly name: string;
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Options of `create server`. */
  readonly options: Readonly<Record<string, string>>;
}

/** Schema that contains all our objects on another server. */
export const remoteSchema = 'search_parts';

/**
 * SQL of this database's identity. A `pg_dump` copy has a different one, a physical copy of the cluster the
 * same.
 */
export const ownerSql = `(select system_identifier || '/' || current_database() from pg_control_system())`;

/** Regular expression for the suffix that each build adds to the names of remote tables. */
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
    options: { ...place, ...Object.fromEntries(secured), ...how },
  };
}

/**
 * Options of foreign servers. PostgreSQL pushes sorts down only with remote estimates. Tuples cost much,
 * because a row of bitmaps has 8 kB. A server that does not answer is given up within seconds: while
 * connecting, the statement timeout applies, because postgres_fdw waits by itself and ignores
 * `connect_timeout`.
 */
const how = {
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
