import { defineEntity, p } from '@mikro-orm/core';

/** The day on which a creator last did something here; a trigger of the audit log writes it, once a day. */
export const CreatorActivity = defineEntity({
  name: 'CreatorActivity',
  tableName: 'creator_activity',
  properties: {
    creatorId: p.integer().primary(),
    activeOn: p.date(),
  },
});
