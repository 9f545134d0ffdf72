import { createHash } from 'node:crypto';

/** A PostgreSQL server that holds a part of the index, parsed from the setting. */
export interface Server {
  /** Name of the foreign server and its command table; depends on host, port and database, not on the user. */
  readonly name: string;
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Options of `create server`. */
  readonly options: Readonly<Record<string, string>>;
}

/** Schema of all objects on the other server. */
export const remoteSchema = 'search_parts';

/** Identity of this database. Differs for a `pg_dump` copy, but not for a physical copy of the cluster. */
export const ownerSql = `(select system_identifier || '/' || current_database() from pg_control_system())`;

/** Suffix that each build adds to the names of remote tables, as a regular expression. */
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
 * Remote estimates are needed for PostgreSQL to push down sorts. Tuples are expensive, as a row of bitmaps
 * has 8 kB. A server that does not answer is given up within seconds; while connecting, the statement timeout
 * applies, since postgres_fdw waits by itself and ignores `connect_timeout`.
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
