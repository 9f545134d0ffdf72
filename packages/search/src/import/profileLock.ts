import { locks } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Whoever gives handles or lines to profiles takes turns, transaction by transaction: two files at once would give one
 * handle to two profiles, and a profile that is joined to another would go while a file still writes to it.
 */
export const lockProfiles = (tx: SqlEntityManager) =>
  tx.execute(`select pg_advisory_xact_lock(${locks.profiles})`);
