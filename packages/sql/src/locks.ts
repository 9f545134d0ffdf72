/**
 * Ids of the advisory locks of this database, which all processes share. Each task needs its own id, because
 * two tasks with the same id would wait for each other or skip their work.
 */
export const locks = {
  migrate: 20_261_121,
  seedFirstContents: 20_261_123,
  buildGeneration: 20_261_124,
  /** Locked while handles or imported lines are assigned to external profiles. */
  profiles: 20_261_126,
  notifyNewMatches: 20_261_127,
  notifyUnread: 20_261_128,
  /** Locked, together with the creator's id, while the creator's activity of today is recorded. */
  noteActivity: 20_261_130,
  /** Locked shared while entries are posted, and exclusively while a month is closed. */
  ledger: 20_261_131,
} as const;
