import { defineEntity, p } from '@mikro-orm/core';

/** Partitioned by year of `day`; of a member or of an external profile. */
export const ProfileMetric = defineEntity({
  name: 'ProfileMetric',
  tableName: 'profile_metrics',
  properties: {
    id: p.bigint('number').primary(),
    creatorId: p.integer().nullable(),
    externalId: p.integer().nullable(),
    channel: p.text(),
    day: p.date(),
    followers: p.integer(),
    engagementBp: p.integer(),
    source: p.text(),
    origin: p.text(),
  },
});
