import { Client } from 'pg';
import { remoteSchema, type Server } from './server';

/**
 * Makes a server ready to hold parts: a schema with a table of orders, whose trigger carries out what is written to it.
 * So whatever the build has to say there, it says within its own transaction. Whose the parts are stands as a comment on
 * the schema: a copy of the database, which knows the same servers, is not to empty them. @throws where they are others'
 */
export async function prepareServer({ url }: Server, owner: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ comment: string | null }>(
      `select obj_description(oid, 'pg_namespace') as comment from pg_namespace where nspname = $1`,
      [remoteSchema],
    );
    if (rows[0] && rows[0].comment !== owner) {
      throw new Error(
        `${client.host}:${client.port}/${client.database} is not free: its schema ${remoteSchema} is of another installation. Drop it if that is gone.`,
      );
    }
    for (const sql of made) await client.query(sql);
    await client.query(`comment on schema ${remoteSchema} is ${client.escapeLiteral(owner)}`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

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
