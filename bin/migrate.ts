/**
 * Migrates the schema of DATABASE_URL, or of the embedded database, gives a new one its initial contents, and
 * ends.
 */
import { findDatabase } from './parts/database';
import { run } from './parts/lifetime';
import { ownSettings } from './parts/settings';

await run(async (life) => {
  const settings = ownSettings();
  const url = await findDatabase(settings, life);
  const { beginContents, migrate } = await import('@elenco/db');
  await migrate(url);
  await beginContents(url);
  console.log('The database is up to date');
  await life.end();
});
