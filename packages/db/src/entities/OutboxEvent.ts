import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

/** The outbox: what happened and has yet to be told outside the transaction. */
export const OutboxEvent = defineEntity({
  name: 'OutboxEvent',
  tableName: 'events',
  properties: {
    id: id(),
    kind: p.text(),
    resource: p.text(),
    rowId: p.integer(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    briefingId: p.integer().nullable(),
    actorId: p.integer().nullable(),
    data: p.json(),
    at: instant(),
    deliveredAt: instant().nullable(),
  },
});
