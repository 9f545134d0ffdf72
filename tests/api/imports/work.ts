import { type ProfileImport, profileImport } from '@elenco/core';
import { startWorker } from '@elenco/worker';
import { Client } from 'pg';
import { quiet } from '../../db/worker/processes';
import type { RunningApi } from '../../support/api';
import type { Caller } from '../cast';

/** Starts a worker that runs imports. */
export function importWorker(api: RunningApi) {
  const settings = { baseUrl: 'http://localhost', dataDir: api.dataDir, smtpUrl: undefined };
  return startWorker({
    database: api.database,
    settings: { ...settings, mailFrom: 'a@b.example', secretsKey: '0'.repeat(64) },
    log: quiet,
  });
}

/** Changes the database without notifying a worker of new jobs. */
export async function withoutWorker(
  databaseUrl: string,
  sql: string,
  given: unknown[],
): Promise<{ id: number }[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  const { rows } = await client.query<{ id: number }>(sql, given);
  await client.end();
  return rows;
}

/** Inserts an import that was interrupted halfway. */
export async function begunImport(
  databaseUrl: string,
  sha256 = 'f'.repeat(64),
  phase = 'reading',
): Promise<number> {
  const [row] = await withoutWorker(
    databaseUrl,
    `insert into imports (version, created_at, updated_at, sha256, file_name, source, source_at, phase, read_bp, lines,
       added, joined, refused)
     values (1, now(), now(), $1, 'meio.csv', 'Meio', now(), $2, 4000, 9, 6, 1, 2) returning id`,
    [sha256, phase],
  );
  return row!.id;
}

/** Default metadata of an uploaded file. */
export const about = { fileName: 'perfis.csv', source: 'Catálogo Norte', sourceAt: '2026-11-01' };

export const sendFile = (caller: Caller, content: string, more: Partial<typeof about> = {}) =>
  caller('POST', `/import-files?${new URLSearchParams({ ...about, ...more })}`, content, {
    'Content-Type': 'application/octet-stream',
  });

/** Waits until no background job is left. Returns the import. */
export async function readImport(api: RunningApi, caller: Caller, id: number): Promise<ProfileImport> {
  await api.database.outbox.idle();
  return profileImport.parse(await (await caller('GET', `/imports/${id}`)).json());
}
