import { Client } from 'pg';
import { ownerSql, remoteSchema, type Server } from './server';

/**
 * Prepares a server to contain parts of the index. Creates a schema with a table of commands, whose trigger
 * runs each inserted command, so that a build controls the server inside its own transaction. A comment on
 * the schema names the owner, because a copy of the owner's database would use the same servers and must not
 * delete the parts. A physical copy (base backup, snapshot) has the same identity as the original; the manual
 * explains how to disconnect it.
 * @returns identity of the server's database, which does not depend on the spelling of its URL
 * @throws Error if the database is one of `taken`, or its parts belong to another installation
 */
export async function prepareServer(
  { url }: Server,
  owner: string,
  taken: ReadonlySet<string>,
): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const known = await client.query<{ database: string }>(`select ${ownerSql} as database`);
    const { database } = known.rows[0]!;
    if (taken.has(database)) {
      throw new Error(`${serverAddress(client)} is listed twice or is this database.`);
    }
    await client.query('begin');
    const { rows } = await client.query<{ comment: string | null }>(
      `select obj_description(oid, 'pg_namespace') as comment from pg_namespace where nspname = $1`,
      [remoteSchema],
    );
    if (rows[0] && rows[0].comment !== owner) {
      throw new Error(
        `${serverAddress(client)} is not free: its schema ${remoteSchema} is of another installation. Drop it if that is gone.`,
      );
    }
    for (const sql of made) await client.query(sql);
    await client.query(`comment on schema ${remoteSchema} is ${client.escapeLiteral(owner)}`);
    await client.query('commit');
    return database;
  } finally {
    await client.end();
  }
}

const serverAddress = ({ host, port, database }: Client) => `${host}:${port}/${database}`;

const made = [
  `create schema if not exists ${remoteSchema}`,
  `create table if not exists ${remoteSchema}.orders (owner text not null, command text not null)`,
  `create or replace function ${remoteSchema}.obey() returns trigger language plpgsql
  set search_path = ${remoteSchema}, pg_temp as $$
begin
  if new.owner is distinct from obj_description('${remoteSchema}'::regnamespace, 'pg_namespace') then
    raise exception 'these parts of a search index are of another installation';
  end if;
  execute new.command;
  return null;
end $$`,
  `create or replace trigger obey before insert on ${remoteSchema}.orders
  for each row execute function ${remoteSchema}.obey()`,
];
