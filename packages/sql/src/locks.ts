/**
 * Numbers of this database's advisory locks, which all processes share. They must differ: two tasks with one
 * number would wait for each other or skip their work.
 */
export const locks = {
  migrate: 20_261_121,
  beginContents: 20_261_123,
  buildGeneration: 20_261_124,
  /** Held while handles or source lines are assigned to external profiles. */
  profiles: 20_261_126,
  notifyNewMatches: 20_261_127,
  notifyUnread: 20_261_128,
  /** Held, together with the creator's id, while today's activity of that creator is recorded. */
  noteActivity: 20_261_130,
  /** Held by many while entries are posted, and by one alone while a month is closed. */
  ledger: 20_261_131,
} as const;
