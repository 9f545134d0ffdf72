import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

/** One change that a command made. Never changed, never removed; the database writes the chain itself. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit',
  properties: {
    id: id(),
    at: instant(),
    actorId: p.integer().nullable(),
    impersonatorId: p.integer().nullable(),
    actorRole: p.text(),
    command: p.text(),
    resource: p.text(),
    rowId: p.integer().nullable(),
    data: p.json(),
    ip: p.text().nullable(),
    chain: p.integer(),
    position: p.integer(),
    prevHash: p.text(),
    hash: p.text(),
  },
});
