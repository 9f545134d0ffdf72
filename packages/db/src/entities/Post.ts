import { defineEntity, p } from '@mikro-orm/core';
import { instant, parties, stamps, state } from './types';

export const Post = defineEntity({
  name: 'Post',
  tableName: 'posts',
  properties: {
    ...stamps(),
    ...parties(),
    ...state(),
    deliverableId: p.integer(),
    network: p.text(),
    format: p.text(),
    url: p.text(),
    publishedAt: instant(),
    publishedOn: p.date(),
    caption: p.text(),
    captionSource: p.text(),
    captionAt: instant(),
    disclosure: p.text(),
    networkPostId: p.text().nullable(),
    checkedAt: instant().nullable(),
    readAt: instant().nullable(),
    askedAt: instant().nullable(),
  },
});
