import type { Database } from '@elenco/db';
import type { Log } from './log';

/** The search's index: a new generation when edits have gathered, beside the one that is searched meanwhile. */
export function indexing({ database, log, now }: { database: Database; log: Log; now: () => string }) {
  return {
    async buildSearch() {
      await database.search.forgetOld(now());
      if (!(await database.search.buildDue(now()))) return;
      const built = await database.search.build(now());
      if (built) log.info(built, 'search index built');
    },
  };
}
