/**
 * The advisory locks of this database, one number for each matter, whatever process it is in: two matters with one
 * number would wait for each other, or take it that their own work was being done.
 */
export const locks = {
  migrate: 20_261_121,
  beginContents: 20_261_123,
  buildGeneration: 20_261_124,
  /** Whoever gives handles or lines to external profiles. */
  profiles: 20_261_126,
  notifyNewMatches: 20_261_127,
  notifyUnread: 20_261_128,
  /** With a creator's number: whoever writes down that this creator did something today. */
  noteActivity: 20_261_130,
  /** Shared by whoever posts, alone for whoever closes a month. */
  ledger: 20_261_131,
} as const;
