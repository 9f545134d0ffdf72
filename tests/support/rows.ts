import { flows, type ResourceName } from '@elenco/core';
import { Client } from 'pg';

type Row = Readonly<Record<string, unknown>>;
/** Tables that tests fill directly and that belong to no resource. */
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

/** Rows of a table. Tables are listed in the order of their foreign keys. */
export type Put = readonly [table: TableName, ...rows: Row[]];

/**
 * Inserts whole rows in any state. Turns off the triggers that check flows, so that a test can start in the
 * middle of a job.
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
      // Checks deferred constraints now, since a table with pending ones cannot be altered.
      if (flow) await client.query('set constraints all immediate; set constraints all deferred');
      if (flow) await client.query(`alter table ${table} enable trigger ${table}_flow`);
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), 100000)`);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Inserts a row; PostgreSQL converts the JSON object to the types of the table. */
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
