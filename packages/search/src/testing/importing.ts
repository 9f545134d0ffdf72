import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Actor, emptyQuery, type Found } from '@elenco/core';
import { type Database, openDatabase } from '@elenco/db';
import { Client } from 'pg';

export const brand: Actor = { role: 'company', userId: 1, name: 'Ana', companyId: 1, companyRole: 'owner' };

export const about = { source: 'Catalogue', sourceAt: '2026-10-01T00:00:00.000Z' };
export const ndjson = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
export const on = (channel: string, handle: string, followers = 10) => ({ channel, handle, followers });

/** Resources of an import test: a database, a second connection to it, and a folder for files. */
export interface ImportFixture {
  readonly url: string;
  readonly database: Database;
  readonly client: Client;
  /** Writes a file and returns its path. */
  file(name: string, content: string | Buffer): string;
  /** Returns the profiles that a brand finds by these words. */
  find(text: string): Promise<readonly Found[]>;
  end(): Promise<void>;
}

/** Creates an import test's database, connection and folder. `end` drops the database. */
export async function importing(fresh: { url: string; drop(): Promise<void> }): Promise<ImportFixture> {
  const database = await openDatabase(fresh.url, { poolMax: 3 });
  const client = new Client({ connectionString: fresh.url });
  await client.connect();
  const folder = mkdtempSync(join(tmpdir(), 'elenco-import-'));
  return {
    url: fresh.url,
    database,
    client,
    file(name, content) {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    find: async (text) => (await database.search.find(brand, { ...emptyQuery, text })).rows,
    async end() {
      rmSync(folder, { recursive: true });
      await database.close();
      await client.end();
      await fresh.drop();
    },
  };
}
