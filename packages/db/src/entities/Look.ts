import { defineEntity, p } from '@mikro-orm/core';

/** How pages look for a person. */
export const Look = defineEntity({
  name: 'Look',
  tableName: 'looks',
  properties: { userId: p.integer().primary(), look: p.json() },
});
