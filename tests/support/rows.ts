import { flows, type ResourceName } from '@elenco/core';
import { Client } from 'pg';

type Row = Readonly<Record<string, unknown>>;
/** Tables that belong to no resource and that tests fill directly. */
type TableName =
  | ResourceName
  | 'approval_requests'
  | 'credentials'
  | 'external_profiles'
  | 'files'
  | 'ledger_accounts'
  | 'ledger_transactions'
  | 'network_posts'
  | 'rates';

/** Rows to insert into a table. Tables must be listed in the order of their foreign keys. */
export type Put = readonly [table: TableName, ...rows: Row[]];

/**
 * Inserts complete rows in any state, so that a test can start in the middle of a job. Disables the triggers
 * that check flows.
 */
export async function putRows(databaseUrl: string, puts: readonly Put[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    for (const [name, ...rows] of puts) {
      const table = name.replaceAll('-', '_');
      const flow = flows.some((one) => one.name === name);
      if (flow) await client.query(`alter table ${table} disable trigger ${table}_flow`);
      for (const row of rows) await insert(client, table, row);
      // Checks deferred constraints now, because a table with pending checks cannot be altered.
      if (flow) await client.query('set constraints all immediate; set constraints all deferred');
      if (flow) await client.query(`alter table ${table} enable trigger ${table}_flow`);
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), 100000)`);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Inserts a row. PostgreSQL converts the values of the JSON object to the types of the columns. */
async function insert(client: Client, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row).map(snake);
  const json = Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]));
  await client.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(json)],
  );
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
