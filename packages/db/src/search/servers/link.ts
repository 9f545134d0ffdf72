import { Client } from 'pg';
import { ownerSql, remoteSchema, type Server } from './server';

/** Makes the servers known to the database at `url`, with what it signs in with there. */
export async function linkServers(url: string, servers: readonly Server[]): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'elenco-spread' });
  await client.connect();
  try {
    await hush(client);
    await client.query('begin');
    await client.query('create extension if not exists postgres_fdw');
    for (const server of servers) await link(client, server);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** What this connection says holds passwords. Whoever may not keep them out of PostgreSQL's log is told in the manual. */
async function hush(client: Client): Promise<void> {
  const quiet = { log_statement: 'none', log_min_error_statement: 'panic', log_min_duration_statement: '-1' };
  for (const setting of Object.entries(quiet)) {
    await client.query('select set_config($1, $2, false)', setting).catch(() => undefined);
  }
}

async function link(client: Client, { name, user, password, options }: Server): Promise<void> {
  const text = (value: string) => client.escapeLiteral(value);
  const { rows } = await client.query<{ known: string[] }>(
    `select array(select split_part(option, '=', 1) from unnest(srvoptions) option) as known
     from pg_foreign_server where srvname = $1`,
    [name],
  );
  const known = rows[0]?.known;
  const each = Object.entries(options).map(([option, value]) => {
    const how = known ? (known.includes(option) ? 'set ' : 'add ') : '';
    return `${how}${option} ${text(value)}`;
  });
  await client.query(
    known
      ? `alter server ${name} options (${each.join(', ')})`
      : `create server ${name} foreign data wrapper postgres_fdw options (${each.join(', ')})`,
  );
  // One for all: each mapping has a connection of its own, and two of one build would wait for each other. Only whoever
  // has rights in the tables can use it.
  await client.query(`drop user mapping if exists for public server ${name}`);
  await client.query(
    `create user mapping for public server ${name} options (user ${text(user)}, password ${text(password)})`,
  );
  await client.query(`drop foreign table if exists search.${name}`);
  await client.query(
    `create foreign table search.${name} (owner text, command text) server ${name}
     options (schema_name '${remoteSchema}', table_name 'orders')`,
  );
}

export interface Unlinked {
  readonly host: string;
  /** Whether what lay there was taken away; otherwise it is to be dropped by hand. */
  readonly emptied: boolean;
}

/** Forgets the servers that hold nothing any more, and has them drop what they held. */
export async function unlinkOthers(url: string, servers: readonly Server[]): Promise<Unlinked[]> {
  const client = new Client({ connectionString: url, application_name: 'elenco-spread' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; host: string }>(
      `select srvname as name, (select substr(option, 6) from unnest(srvoptions) option where option like 'host=%') as host
       from pg_foreign_server where srvname ~ '^search_[0-9a-f]{8}$' and srvname <> all ($1)`,
      [servers.map(({ name }) => name)],
    );
    const gone: Unlinked[] = [];
    for (const { name, host } of rows) {
      const emptied = await client
        .query(`insert into search.${name} (owner, command) values (${ownerSql}, $1)`, [dropped])
        .then(
          () => true,
          () => false,
        );
      await client.query(`drop server ${name} cascade`);
      gone.push({ host, emptied });
    }
    return gone;
  } finally {
    await client.end();
  }
}

const dropped = `drop table if exists ${['rows', 'postings', 'bits'].flatMap((name) => [`${name}_0`, `${name}_1`]).join(', ')}`;
