import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps, state } from './types';

export const Connection = defineEntity({
  name: 'Connection',
  tableName: 'connections',
  properties: {
    ...stamps(),
    ...state(),
    creatorId: p.integer(),
    channel: p.text(),
    accountId: p.text(),
    appUserId: p.text().nullable(),
    handle: p.text(),
    consentedAt: instant(),
    measuredAt: instant(),
    failingSince: instant().nullable(),
    failure: p.text().nullable(),
    postsSince: instant().nullable(),
    postsAskedAt: instant().nullable(),
  },
});
