import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

export const ChannelMetric = defineEntity({
  name: 'ChannelMetric',
  tableName: 'channel_metrics',
  properties: {
    ...stamps(),
    connectionId: p.integer(),
    creatorId: p.integer(),
    channel: p.text(),
    handle: p.text(),
    followers: p.integer(),
    posts: p.integer(),
    engagementBp: p.integer(),
    sampledPosts: p.integer(),
    source: p.text(),
    measuredAt: instant(),
  },
});
