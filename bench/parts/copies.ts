import { Client } from 'pg';

/**
 * Runs work that adds copies of rows to a measured database. Triggers are disabled, because only reading is
 * measured.
 */
export async function withCopies<T>(url: string, work: (copy: Copy) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const result = await work((table, from, params, own = {}) => copyRows(client, table, from, params, own));
    await client.query('commit');
    await client.query('analyze');
    return result;
  } finally {
    await client.end();
  }
}

/**
 * Inserts copies of rows into a table. `from` is SQL after the word `from`, with the alias `t`, that selects
 * the rows. `own` contains the columns that get different values in the copies. Returns the new ids in the
 * order of `from`.
 */
type Copy = (
  table: string,
  from: string,
  params: readonly unknown[],
  own?: Readonly<Record<string, string>>,
) => Promise<number[]>;

async function copyRows(
  client: Client,
  table: string,
  from: string,
  params: readonly unknown[],
  own: object,
) {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and table_schema = 'public' and column_name <> 'id' and is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => (own as Record<string, string>)[name] ?? `t.${name}`);
  const added = await client.query<{ id: number }>(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${from} returning id`,
    [...params],
  );
  return added.rows.map(({ id }) => id);
}
