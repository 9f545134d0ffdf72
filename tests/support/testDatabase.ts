import { type Database, openDatabase } from '@elenco/db';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import { freshDatabase, longTimeouts } from './db';

/**
 * Opens a database for all tests of a file: migrated and without data, or with the demo data of today or of
 * another date. Closes and drops the database after the tests and after the file's own `afterAll`. `client`
 * reads and writes rows without access rules.
 */
export async function testDatabase({ demo = false as boolean | string, poolMax = 10 } = {}): Promise<{
  readonly url: string;
  readonly database: Database;
  readonly client: Client;
}> {
  const { url, drop } = await freshDatabase({ demo });
  const database = await openDatabase(url, { poolMax, limits: longTimeouts });
  const client = new Client({ connectionString: url });
  await client.connect();
  afterAll(async () => {
    await client.end();
    await database.close();
    await drop();
  });
  return { url, database, client };
}
