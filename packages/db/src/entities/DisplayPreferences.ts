import { defineEntity, p } from '@mikro-orm/core';

/** How pages look for a person. */
export const DisplayPreferences = defineEntity({
  name: 'DisplayPreferences',
  tableName: 'display_preferences',
  properties: { userId: p.integer().primary(), preferences: p.json() },
});
