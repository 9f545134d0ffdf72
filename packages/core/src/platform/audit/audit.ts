import { z } from 'zod';
import { defineResource, id, impersonal, instant, noOne, retained, staff } from '../../people';

/**
 * A change by a command: its user, time, command and row. Contains only ids and field names, never values:
 * the log cannot be changed, so it must not contain personal data.
 */
export const auditEntry = z.object({
  id: impersonal(id),
  at: instant,
  /** Acting user; null for the system. */
  actorId: id.nullable(),
  /** Impersonating user, if there was one. */
  impersonatorId: id.nullable(),
  actorRole: impersonal(z.string()),
  command: impersonal(z.string()),
  resource: impersonal(z.string()),
  rowId: id.nullable(),
  /** The action (`what`), and either the changed fields or the states before and after a move. */
  data: impersonal(z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.null()]))),
  /** Client address; deleted after half a year. */
  ip: retained(z.string().nullable(), 'access', null),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const audit = defineResource({
  name: 'audit',
  schema: auditEntry,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: {
    id: 'is',
    actorId: 'is',
    impersonatorId: 'is',
    command: 'is',
    resource: 'is',
    rowId: 'is',
    at: 'between',
  },
  sorts: ['id', 'at'],
  access: { read: staff('support'), create: noOne, update: noOne, remove: noOne, moves: {} },
});
