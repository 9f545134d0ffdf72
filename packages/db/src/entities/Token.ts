import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

/** A personal access token, for programs. */
export const Token = defineEntity({
  name: 'Token',
  tableName: 'tokens',
  properties: {
    id: id(),
    tokenHash: p.text(),
    userId: p.integer(),
    name: p.text(),
    scopes: p.array(),
    createdAt: instant(),
    expiresAt: instant(),
    lastUsedAt: instant().nullable(),
    revokedAt: instant().nullable(),
  },
});
