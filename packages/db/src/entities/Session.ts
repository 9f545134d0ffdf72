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
    reauthenticatedAt: instant(),
    expiresAt: instant(),
    /** It ends when it was not used for as long. */
    idleMinutes: p.integer(),
    ip: p.text(),
    userAgent: p.text(),
  },
});
