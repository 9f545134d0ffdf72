import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

/** One command that someone gave. Never changed, never removed. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit',
  properties: {
    id: id(),
    at: instant(),
    actorId: p.integer().nullable(),
    actorName: p.text(),
    actorRole: p.text(),
    command: p.text(),
    resource: p.text(),
    rowId: p.integer().nullable(),
    data: p.json(),
    ip: p.text().nullable(),
  },
});
