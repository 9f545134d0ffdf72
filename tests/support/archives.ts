import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@elenco/db';
import { exportTasks } from '@elenco/worker/exports';
import type { Client } from 'pg';
import { unzip } from './unzip';

const silent = { warn() {}, error() {} } as never;

interface Where {
  readonly database: Database;
  readonly client: Client;
  readonly dataDir: string;
}

/**
 * Returns the files of a user's data export by name. Creates the export in the same way as the worker, even
 * for a suspended user, and deletes it afterwards.
 */
export async function archiveOf({ database, client, dataDir }: Where, userId: number) {
  const { rows: before } = await client.query<{ suspended_at: Date | null }>(
    'select suspended_at from users where id = $1',
    [userId],
  );
  await client.query('update users set suspended_at = null where id = $1', [userId]);
  const { rows } = await client.query<{ id: number }>(
    `insert into data_exports (user_id, status, file, asked_at)
     values ($1, 'making', repeat('x', 43), '2000-01-01') returning id`,
    [userId],
  );
  const id = rows[0]?.id ?? 0;
  const jobs = exportTasks({
    database,
    settings: { dataDir },
    log: silent,
    now: () => new Date().toISOString(),
  });
  await jobs.makeExport({ id }, { job: { attempts: 1 } as never });
  const path = join(dataDir, 'exports', `${'x'.repeat(43)}.zip`);
  const archive = await unzip(await readFile(path));
  await rm(path);
  await client.query('delete from data_exports where id = $1', [id]);
  await client.query('update users set suspended_at = $2 where id = $1', [
    userId,
    before[0]?.suspended_at ?? null,
  ]);
  return archive;
}

/** Returns, as `table.column`, every field of an export's tables that contains one of the marks. */
export function marksIn(archive: ReadonlyMap<string, Buffer>, marks: readonly string[]): string[] {
  const found = new Set<string>();
  for (const [name, bytes] of archive) {
    const table = /^data\/(\w+)\.json$/.exec(name)?.[1];
    if (!table) continue;
    for (const row of JSON.parse(bytes.toString()) as Record<string, unknown>[]) {
      for (const [field, value] of Object.entries(row)) {
        const text = JSON.stringify(value) ?? '';
        if (!marks.some((mark) => text.toLowerCase().includes(mark.toLowerCase()))) continue;
        found.add(`${table}.${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`);
      }
    }
  }
  return [...found].sort();
}
