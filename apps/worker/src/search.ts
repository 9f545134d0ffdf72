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

/** Attempts before the user is notified that the import was interrupted and can be uploaded again. */
const ATTEMPTS = 5;

const payload = z.object({ id: z.int() });

/**
 * Returns the jobs of the search. They build a new generation of the index once changes have accumulated,
 * while the old one is used.
 */
export function indexing({ database, settings, log, now }: Parts) {
  // Always on local disk, wherever other files are stored, since imports read local files and delete them
  // within a day.
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
     * Deletes files of imports that another process finished, or that never started because a process died.
     */
    async deleteImportFiles() {
      const dayAgo = new Date(Date.parse(now()) - 86_400_000);
      await imports.deleteOthers(await database.search.neededFiles(), dayAgo);
    },
    /** Deletes abandoned uploads of drafts. */
    async deleteUploads() {
      const twoDaysAgo = new Date(Date.parse(now()) - 2 * 86_400_000);
      await storeOf(settings, 'uploads').deleteOthers(new Set(), twoDaysAgo);
    },
    /** Imports a file. If its worker dies, the next worker continues the import. */
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
