import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

/** Somebody on the way to a network and back. */
export const ConnectionAttempt = defineEntity({
  name: 'ConnectionAttempt',
  tableName: 'connection_attempts',
  properties: {
    id: id(),
    stateHash: p.text(),
    sessionId: p.integer(),
    channel: p.text(),
    verifier: p.text(),
    consentedAt: instant(),
    expiresAt: instant(),
  },
});
