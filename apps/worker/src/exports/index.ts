import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, StoreSettings } from '@elenco/db';
import type { JobHelpers } from 'graphile-worker';
import { z } from 'zod';
import type { Log } from '../log';
import { writeArchive } from './archive';

export { titleOf } from './overview';

export interface ExportContext {
  readonly database: Database;
  readonly settings: StoreSettings;
  readonly log: Log;
  now(): string;
}

/**
 * Maximum number of attempts. After the last failed attempt, the user is notified that the export failed and
 * that a new one can be requested.
 */
const ATTEMPTS = 5;

const payload = z.object({ id: z.int() });
export const folderOf = (dataDir: string) => join(dataDir, 'exports');

/** Creates requested exports, and deletes expired ones. */
export function exportTasks(parts: ExportContext) {
  return {
    makeExport: (given: unknown, { job }: Pick<JobHelpers, 'job'>) =>
      makeExport(parts, payload.parse(given).id, job.attempts >= ATTEMPTS),
    expireExports: () => expireExports(parts),
  };
}

/**
 * Creates an export. If the job runs again, the user is still notified only once. After the last failed
 * attempt, the user's page shows the failure and offers a new request.
 */
async function makeExport(
  { database, settings, log, now }: ExportContext,
  id: number,
  last: boolean,
): Promise<void> {
  const asked = await database.exports.unmade(id);
  if (!asked) return;
  const person = await database.identity.userOf(asked.userId);
  if (!person) return void (await database.exports.giveUp(id));
  try {
    const path = join(folderOf(settings.dataDir), `${asked.file}.zip`);
    const size = await writeArchive({ database, settings }, { person, path, at: now() });
    await database.exports.made(id, size, now());
  } catch (error) {
    log.error({ err: error, exportId: id }, 'export failed');
    if (!last) throw error;
    await database.exports.giveUp(id);
  }
}

/** Deletes archives that no row needs: expired and incomplete archives, and archives of erased users. */
async function expireExports({ database, settings, now }: ExportContext): Promise<void> {
  const folder = folderOf(settings.dataDir);
  // The folder is read before the rows. The row of a file is written before the file, so the row of every
  // file in this listing is found.
  const present = await readdir(folder).catch(() => []);
  const kept = new Set(await database.exports.expire(now()));
  for (const name of present) {
    if (!kept.has(name.replace(/\.zip(\.part)?$/, ''))) await rm(join(folder, name), { force: true });
  }
}
