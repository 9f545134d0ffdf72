import { z } from 'zod';
import { defineResource, id, impersonal, instant, nobody, retained, staff } from '../../people';

/**
 * One change that a command made: who, when, by which command, to which row. Numbers and names of fields only,
 * never what stood in them: the log cannot be changed, so nothing personal may get into it.
 */
export const auditEntry = z.object({
  id: impersonal(id),
  at: instant,
  /** As whom it was done; null where the product did it by itself. */
  actorId: id.nullable(),
  /** Who really sat there, where somebody was signed in as another person. */
  impersonatorId: id.nullable(),
  actorRole: impersonal(z.string()),
  command: impersonal(z.string()),
  resource: impersonal(z.string()),
  rowId: id.nullable(),
  /** `what` was done, and to which fields, or from which state to which. */
  data: impersonal(z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.null()]))),
  /** The address it came from; forgotten after half a year. */
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
  access: { read: staff('support'), create: nobody, update: nobody, remove: nobody, moves: {} },
});
