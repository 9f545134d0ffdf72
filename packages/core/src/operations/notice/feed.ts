/**
 * Topics of the changes that open pages receive: messages, read positions, steps of a hiring, and notices.
 */
export type FeedTopic = 'messages' | 'reads' | 'hiring' | 'notices';

/** A change for a user. It contains no content; pages load the content with their own permissions. */
export interface FeedChange {
  /** Number of the change in the user's feed, in the order of commits. */
  readonly seq: number;
  readonly topic: FeedTopic;
  readonly briefingId: number | null;
  readonly creatorId: number | null;
  /** Sequence number of the message in its conversation. */
  readonly place: number | null;
}

/** A change for staff pages. */
export interface RowsChanged {
  /** User who made the change; null for the system. */
  readonly by: number | null;
  /**
   * Changed rows as `payouts:3`, or as `payouts` for very many rows of a resource. Empty if any row may have
   * changed.
   */
  readonly rows: readonly string[];
}

export interface FeedPage {
  /** Position in the feed after these changes. */
  readonly cursor: number;
  readonly changes: readonly FeedChange[];
  /** True if older changes were deleted or the cursor is unknown, so that pages must reload everything. */
  readonly missed: boolean;
  /** Number of unread notices. */
  readonly unread: number;
  /** Number of conversations with unread messages. */
  readonly unreadTalks: number;
}
