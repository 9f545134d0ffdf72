/**
 * Numbers of this database's advisory locks. Locks are shared by all processes. Each lock needs its own
 * number, because two tasks with the same number would wait for each other or skip their work.
 */
export const locks = {
  migrate: 20_261_121,
  seedFirstContents: 20_261_123,
  buildGeneration: 20_261_124,
  /** Locked while handles or source lines are assigned to external profiles. */
  profiles: 20_261_126,
  notifyNewMatches: 20_261_127,
  notifyUnread: 20_261_128,
  /** Locked, together with the creator's id, while the creator's activity of today is recorded. */
  noteActivity: 20_261_130,
  /** Locked shared while entries are posted, and exclusively while a month is closed. */
  ledger: 20_261_131,
} as const;
