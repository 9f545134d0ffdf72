import { createHash } from 'node:crypto';

/** A PostgreSQL server that holds a part of the index, as the setting says it. */
export interface Server {
  /** The same for the same database of the same server, whatever the user; names the foreign server and its orders. */
  readonly name: string;
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** What `create server` says of where it is. */
  readonly options: Readonly<Record<string, string>>;
}

/** All that is made there lies in this schema. */
export const remoteSchema = 'search_parts';

/** What tells this database from every other one, a copy by `pg_dump` too; not from a physical copy of its cluster. */
export const ownerSql = `(select system_identifier || '/' || current_database() from pg_control_system())`;

/** What each build adds there to the name of a table of its slot, as the end of a regular expression. */
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
 * Without the servers' own estimates PostgreSQL would not leave sorts to them. A tuple is made dear, because a row of
 * the bitmaps is 8 kB. One who does not answer is given up within seconds; while a connection is made, by the time that
 * the statement has, since postgres_fdw waits for it by itself and asks for no `connect_timeout`.
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
