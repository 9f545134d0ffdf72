import { locks } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Serializes transactions that assign handles or lines to profiles. Two files at once could give one handle
 * to two profiles, or write to a profile that is being merged into another.
 */
export const lockProfiles = (tx: SqlEntityManager) =>
  tx.execute(`select pg_advisory_xact_lock(${locks.profiles})`);
