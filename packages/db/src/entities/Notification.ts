import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

export const Notification = defineEntity({
  name: 'Notification',
  tableName: 'notifications',
  properties: {
    id: id(),
    userId: p.integer(),
    eventId: p.integer(),
    kind: p.text(),
    params: p.json(),
    link: p.text(),
    createdAt: instant(),
    readAt: instant().nullable(),
  },
});
