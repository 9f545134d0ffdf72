/**
 * Re-encrypts all secrets of former keys with the newest key of ELENCO_SECRETS_KEY, in DATABASE_URL or the
 * embedded database. Safe while in use, and repeatable. Exits with 1 if a secret cannot be opened with any
 * configured key.
 */
import { findDatabase } from './parts/database';
import { run } from './parts/lifetime';
import { ownSettings } from './parts/settings';

await run(async (life) => {
  const settings = ownSettings();
  const url = await findDatabase(settings, life);
  const { openDatabase, sealOf } = await import('@elenco/db');
  const database = await openDatabase(url, { poolMax: 2 });
  life.endsWith(() => database.close());
  for (const { table, all, resealed, unreadable } of await database.upkeep.reseal(sealOf(settings))) {
    console.log(`${table}: ${all} secrets, ${resealed} closed anew, ${unreadable.length} that no key opens`);
    if (unreadable.length === 0) continue;
    console.error(`  no key opens ${table} ${unreadable.join(', ')}`);
    process.exitCode = 1;
  }
  await life.end();
});
