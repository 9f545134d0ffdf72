import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

/** A post of a connected account, as a profile shows it. */
export const NetworkPost = defineEntity({
  name: 'NetworkPost',
  tableName: 'network_posts',
  properties: {
    ...stamps(),
    connectionId: p.integer(),
    creatorId: p.integer(),
    postId: p.text(),
    link: p.text(),
    caption: p.text(),
    picture: p.text(),
    takenAt: instant(),
    readAt: instant(),
  },
});
