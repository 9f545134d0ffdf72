import { join } from 'node:path';
import { type Database, folderStore, type StoreSettings, storeOf } from '@elenco/db';
import type { JobHelpers } from 'graphile-worker';
import { z } from 'zod';
import type { Log } from './log';

interface Parts {
  readonly database: Database;
  readonly settings: StoreSettings;
  readonly log: Log;
  now(): string;
}

/** Then whoever started the file is shown that it was interrupted, and may give it again, instead of waiting for days. */
const ATTEMPTS = 5;

const payload = z.object({ id: z.int() });

/** The search's index: a new generation when edits have gathered, beside the one that is searched meanwhile. */
export function indexing({ database, settings, log, now }: Parts) {
  // Read as a file by whoever reads them, and gone within a day: on the disk, wherever other files lie.
  const imports = folderStore(join(settings.dataDir, 'imports'));
  return {
    async buildSearch() {
      await database.search.emptyOldSlot(now());
      if (!(await database.search.buildDue(now()))) return;
      const built = await database.search.buildGeneration(now());
      if (built) log.info(built, 'search index built');
    },
    keepMetrics: () => database.search.keepMetrics(now()),
    /** Of imports that were done elsewhere, or never begun: whoever took the file in, or read it, died. */
    async deleteImportFiles() {
      const dayAgo = new Date(Date.parse(now()) - 86_400_000);
      await imports.deleteOthers(await database.search.neededFiles(), dayAgo);
    },
    /** Of drafts, with which nobody went on. */
    async deleteUploads() {
      const twoDaysAgo = new Date(Date.parse(now()) - 2 * 86_400_000);
      await storeOf(settings, 'uploads').deleteOthers(new Set(), twoDaysAgo);
    },
    /** A file that was taken in; a worker that dies leaves it to the next one, which goes on where it was. */
    async readImport(given: unknown, { job }: Pick<JobHelpers, 'job'>) {
      const { id } = payload.parse(given);
      const { pathOf, delete: deleteFile } = imports;
      const last = job.attempts >= ATTEMPTS;
      const gaveUp = (error: unknown) => log.error({ importId: id, err: error }, 'import failed');
      const read = await database.search.readImport(id, { pathOf, deleteFile, last, gaveUp });
      if (!read) return;
      const { phase, lines, added, joined, refused } = read;
      log.info({ importId: id, phase, lines, added, joined, refused }, 'import read');
    },
  };
}
