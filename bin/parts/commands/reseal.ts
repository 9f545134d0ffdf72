import { findDatabase } from '../database';
import { ownSettings } from '../settings';
import type { Execute } from './command';

/**
 * Encrypts all secrets with the current key. The command can run while the installation is in use, and can be
 * repeated.
 */
export const reseal: Execute = async (_, life) => {
  const settings = ownSettings();
  const url = await findDatabase(settings, life);
  const { openDatabase, sealOf } = await import('@elenco/db');
  const database = await openDatabase(url, { poolMax: 2 });
  life.endsWith(() => database.close());
  let isSound = true;
  for (const { table, all, resealed, unreadable } of await database.upkeep.reseal(sealOf(settings))) {
    console.log(
      `${table}: ${all} secrets, ${resealed} encrypted again, ${unreadable.length} that no key decrypts`,
    );
    if (unreadable.length === 0) continue;
    console.error(`  no key decrypts ${table} ${unreadable.join(', ')}`);
    isSound = false;
  }
  return isSound;
};
