import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

export const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency',
  properties: {
    id: id(),
    scope: p.text(),
    key: p.text(),
    requestHash: p.text(),
    reply: p.json().nullable(),
    at: instant(),
  },
});
