/** What changes on open pages: what was said, how far it was read, the steps of a hiring, and notices. */
export type FeedTopic = 'messages' | 'reads' | 'hiring' | 'notices';

/** One thing that changed for a person. Never what was said: that is read where it is shown, by its own rule. */
export interface FeedChange {
  /** Its number in the person's feed, in the order of the commits. */
  readonly seq: number;
  readonly topic: FeedTopic;
  readonly briefingId: number | null;
  readonly creatorId: number | null;
  /** Of a message in its conversation. */
  readonly place: number | null;
}

/** Which rows changed, for pages of staff: `payouts:3`, or `payouts` of very many; of nothing, anything may have. */
export interface RowsChanged {
  /** Who did it; null where the product itself did. */
  readonly by: number | null;
  readonly rows: readonly string[];
}

export interface FeedPage {
  /** The cursor after these changes. */
  readonly cursor: number;
  readonly changes: readonly FeedChange[];
  /** What lies between is kept no more, or the cursor was never given: everything has to be read anew. */
  readonly missed: boolean;
  /** Notices, and conversations with something unread. */
  readonly unread: number;
  readonly unreadTalks: number;
}
