import { locks } from '@elenco/sql';
import { openDatabase } from '../../database';
import { withClient } from '../../withClient';
import { firstContents } from './first';
import { putContents } from './write';

const MARK = 'contents';

/**
 * Creates the first contents of the public pages: a banner, links, specialties, plans, lessons. They contain
 * nothing that is untrue for a new platform, such as success stories, testimonials and clients, which staff
 * add later. Runs only once, so later changes by staff are kept.
 */
export function seedFirstContents(url: string, now = new Date().toISOString()): Promise<void> {
  return withClient(url, async (guard) => {
    await guard.query('select pg_advisory_lock($1)', [locks.seedFirstContents]);
    const { rowCount } = await guard.query('select from repeatables where name = $1', [MARK]);
    if (rowCount) return;
    const database = await openDatabase(url, { poolMax: 2 });
    try {
      await putContents(database, { role: 'system' }, firstContents, now);
    } finally {
      await database.close();
    }
    await guard.query(`insert into repeatables (name, hash) values ($1, 'begun')`, [MARK]);
  });
}
