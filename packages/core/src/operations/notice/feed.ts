/** Changes that open pages receive: messages, read positions, steps of a hiring, and notices. */
export type FeedTopic = 'messages' | 'reads' | 'hiring' | 'notices';

/** A change for a user. It never contains content, which pages read under their own permissions. */
export interface FeedChange {
  /** Number of the change in the user's feed, in the order of commits. */
  readonly seq: number;
  readonly topic: FeedTopic;
  readonly briefingId: number | null;
  readonly creatorId: number | null;
  /** Sequence number of the message in its conversation. */
  readonly place: number | null;
}

/**
 * Changed rows for staff pages: `payouts:3`, or `payouts` for very many; empty if any row may have changed.
 */
export interface RowsChanged {
  /** User who made the change; null for the system. */
  readonly by: number | null;
  readonly rows: readonly string[];
}

export interface FeedPage {
  /** Position in the feed after these changes. */
  readonly cursor: number;
  readonly changes: readonly FeedChange[];
  /**
   * True if older changes were deleted or the cursor is unknown, so that pages must load everything again.
   */
  readonly missed: boolean;
  /** Number of unread notices, and of conversations with unread messages. */
  readonly unread: number;
  readonly unreadTalks: number;
}
