/** Changes that open pages receive: messages, read positions, steps of a hiring, and notices. */
export type FeedTopic = 'messages' | 'reads' | 'hiring' | 'notices';

/** A change for a user. Never contains content, which pages read by its own rules. */
export interface FeedChange {
  /** Sequence number in the user's feed, in the order of commits. */
  readonly seq: number;
  readonly topic: FeedTopic;
  readonly briefingId: number | null;
  readonly creatorId: number | null;
  /** Sequence number of a message in its conversation. */
  readonly place: number | null;
}

/**
 * Changed rows for staff pages: `payouts:3`, or `payouts` for very many; empty if anything may have changed.
 */
export interface RowsChanged {
  /** User who made the change; null for the system. */
  readonly by: number | null;
  readonly rows: readonly string[];
}

export interface FeedPage {
  /** Cursor after these changes. */
  readonly cursor: number;
  readonly changes: readonly FeedChange[];
  /** True if older changes were deleted or the cursor is unknown: everything must be read again. */
  readonly missed: boolean;
  /** Numbers of unread notices, and of conversations with unread messages. */
  readonly unread: number;
  readonly unreadTalks: number;
}
