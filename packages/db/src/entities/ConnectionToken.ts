import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

/** What lets us in at a network, sealed. */
export const ConnectionToken = defineEntity({
  name: 'ConnectionToken',
  tableName: 'connection_tokens',
  properties: {
    ...stamps(),
    connectionId: p.integer(),
    sealed: p.text(),
    expiresAt: instant(),
  },
});
