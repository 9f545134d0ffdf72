import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

/** A signed-in browser. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: id(),
    tokenHash: p.text(),
    userId: p.integer(),
    createdAt: instant(),
    lastSeenAt: instant(),
    expiresAt: instant(),
    ip: p.text(),
    userAgent: p.text(),
  },
});
