import { locks } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Locks the assignment of handles and lines to profiles until the end of the transaction. Without this lock,
 * two imports could give one handle to two profiles, or write to a profile that is being merged.
 */
export const lockProfiles = (tx: SqlEntityManager) =>
  tx.execute(`select pg_advisory_xact_lock(${locks.profiles})`);
