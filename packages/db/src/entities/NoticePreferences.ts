import { defineEntity, p } from '@mikro-orm/core';

/** What a person wants to be notified of, and how. */
export const NoticePreferences = defineEntity({
  name: 'NoticePreferences',
  tableName: 'notice_preferences',
  properties: { userId: p.integer().primary(), preferences: p.json() },
});

/** What waits for the mail of the day or of the week. */
export const DigestItem = defineEntity({
  name: 'DigestItem',
  tableName: 'digest_items',
  properties: {
    userId: p.integer().primary(),
    eventId: p.integer().primary(),
    frequency: p.text(),
    kind: p.text(),
    params: p.json(),
    link: p.text(),
  },
});
