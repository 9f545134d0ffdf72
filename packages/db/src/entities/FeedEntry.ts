import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './types';

/** Something that a person's open pages are told of. */
export const FeedEntry = defineEntity({
  name: 'FeedEntry',
  tableName: 'feed',
  properties: {
    userId: p.integer().primary(),
    seq: p.integer().primary(),
    topic: p.text(),
    briefingId: p.integer().nullable(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    /** Of a message in its conversation. */
    place: p.integer().nullable(),
    at: instant(),
  },
});

/** How far a person's feed goes. */
export const FeedHead = defineEntity({
  name: 'FeedHead',
  tableName: 'feed_heads',
  properties: { userId: p.integer().primary(), lastSeq: p.integer() },
});
