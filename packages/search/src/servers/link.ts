import { Client } from 'pg';
import { remoteSchema, type Server } from './server';

/** Creates the foreign servers with their credentials in the database at `url`. */
export async function linkServers(url: string, servers: readonly Server[]): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'elenco-spread' });
  await client.connect();
  try {
    await disableStatementLog(client);
    await client.query('begin');
    await client.query('create extension if not exists postgres_fdw');
    for (const server of servers) await link(client, server);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/**
 * Turns off statement logging for this connection, because its statements contain passwords. The manual
 * explains what to do if the user may not change these settings.
 */
async function disableStatementLog(client: Client): Promise<void> {
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
  // Removes options, such as `sslmode`, that the URL no longer contains.
  for (const option of known?.filter((name) => !(name in options)) ?? []) each.push(`drop ${option}`);
  await client.query(
    known
      ? `alter server ${name} options (${each.join(', ')})`
      : `create server ${name} foreign data wrapper postgres_fdw options (${each.join(', ')})`,
  );
  // Uses one user mapping for all database users. Each mapping has its own connection, and if one build used
  // two connections, they would wait for each other. Only roles with rights on the tables can use the
  // mapping.
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

/** Removes the foreign servers that no longer contain parts. Returns their hosts. */
export async function unlinkOthers(url: string, servers: readonly Server[]): Promise<string[]> {
  const client = new Client({ connectionString: url, application_name: 'elenco-spread' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; host: string }>(
      `select srvname as name, (select substr(option, 6) from unnest(srvoptions) option where option like 'host=%') as host
       from pg_foreign_server where srvname ~ '^search_[0-9a-f]{8}$' and srvname <> all ($1)`,
      [servers.map(({ name }) => name)],
    );
    for (const { name } of rows) await client.query(`drop server ${name} cascade`);
    return rows.map(({ host }) => host);
  } finally {
    await client.end();
  }
}
