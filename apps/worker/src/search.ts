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

/**
 * Maximum number of attempts. After the last failed attempt, the user is notified that the import was
 * interrupted and that the file can be uploaded again.
 */
const ATTEMPTS = 5;

const payload = z.object({ id: z.int() });

/**
 * Returns the jobs of the search. They build a new generation of the index when enough edits have
 * accumulated, while searches use the current one.
 */
export function searchTasks({ database, settings, log, now }: Parts) {
  // The import files are always in a folder on the local disk, even if other files are stored in a bucket.
  // Imports read local files, and delete them within a day.
  const imports = folderStore(join(settings.dataDir, 'imports'));
  return {
    async buildSearch() {
      await database.search.emptyOldSlot(now());
      if (!(await database.search.buildDue(now()))) return;
      const built = await database.search.buildGeneration(now());
      if (built) log.info(built, 'search index built');
    },
    keepMetrics: () => database.search.keepMetrics(now()),
    countPeers: () => database.search.countPeers(now()),
    /**
     * Deletes uploaded files of imports that another process has finished, or that never started because a
     * process ended.
     */
    async deleteImportFiles() {
      const dayAgo = new Date(Date.parse(now()) - 86_400_000);
      await imports.deleteOthers(await database.search.neededFiles(), dayAgo);
    },
    /** Deletes incomplete uploads that are older than two days. */
    async deleteUploads() {
      const twoDaysAgo = new Date(Date.parse(now()) - 2 * 86_400_000);
      await storeOf(settings, 'uploads').deleteOthers(new Set(), twoDaysAgo);
    },
    /** Imports a file. If its worker ends, the next worker continues the import. */
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
