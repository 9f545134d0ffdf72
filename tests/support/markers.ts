import { declarations } from '@elenco/core';
import type { Client } from 'pg';

/**
 * Text that marks a user's data as an e-mail address. Further marks are a text, digits and a hash. No other
 * data contains these marks.
 */
export const MARK = 'zqx7@story.example';
export const marks = { text: 'zqx7', cpf: '11122233396', cnpj: '99ZZX99999ZX99', hash: 'fade'.repeat(16) };

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** Returns the columns that can contain text and are declared as personal. */
async function wordColumns(client: Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select c.table_name as table, column_name as column, format_type(atttypid, null) as type
     from information_schema.columns c
     join pg_attribute on attrelid = c.table_name::regclass and attname = column_name
     where c.table_schema = 'public' and c.table_name not in ('migrations', 'repeatables', 'audit_heads')
     order by 1, 2`,
  );
  return rows.filter(({ table, column, type }) => {
    const treatment = declarations[table]?.columns[column];
    return ['text', 'text[]', 'jsonb'].includes(type) && treatment !== undefined && 'to' in treatment;
  });
}

const tries: Readonly<Record<string, readonly string[]>> = {
  text: [MARK, marks.text, marks.hash, marks.cpf, marks.cnpj],
  'text[]': [`{${marks.text}}`],
  jsonb: [`{"title": "${MARK}"}`, `[{"title": "${MARK}"}]`],
};

/**
 * Writes the marks into every column that accepts them, in all rows that reference one of these ids. Covers
 * every kind of erasure. Returns the marked columns. Triggers are disabled, because histories and states do
 * not matter here.
 */
export async function markRows(
  client: Client,
  names: Readonly<Record<string, number>>,
): Promise<ReadonlySet<string>> {
  const marked = new Set<string>();
  const columns = await wordColumns(client);
  await client.query('set session_replication_role = replica');
  for (const table of new Set(columns.map((one) => one.table))) {
    const found = await client.query<{ id: number }>(
      `select (j ->> 'id')::int as id from ${table} t, to_jsonb(t) j where ${Object.keys(names)
        .map((name, n) => {
          const [owner, column] = name.split('.') as [string, string];
          return owner === '*' || owner === table
            ? `j ->> '${column}' = $${n + 1}`
            : `$${n + 1}::text is null`;
        })
        .join(' or ')}`,
      Object.values(names).map(String),
    );
    for (const { id } of found.rows) {
      for (const { column, type } of columns.filter((one) => one.table === table)) {
        if (await tryEach(client, `update ${table} set ${column} = $1 where id = ${id}`, tries[type] ?? [])) {
          marked.add(`${table}.${column}`);
        }
      }
    }
  }
  await client.query('set session_replication_role = origin');
  return marked;
}

async function tryEach(client: Client, sql: string, values: readonly string[]): Promise<boolean> {
  for (const value of values) {
    const done = await client.query(sql, [value]).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  return false;
}

/**
 * Returns every column that contains a mark, with the number of rows that contain one. Searches all tables,
 * including those of the worker.
 */
export async function marksLeft(
  client: Client,
  looked: readonly string[] = Object.values(marks),
): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const left: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ column: string; count: number }>(
      `select one.key as column, count(*)::int as count from ${name} t, jsonb_each_text(to_jsonb(t)) one
       where one.value ilike any ($1) group by 1 order by 1`,
      [looked.map((mark) => `%${mark}%`)],
    );
    for (const { column, count } of rows) left[`${name.replace('public.', '')}.${column}`] = count;
  }
  return left;
}
