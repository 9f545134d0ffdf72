import { z } from 'zod';
import { defineFlow, type StateOf } from '../../kit';
import { count, date, defineResource, id, impersonal, instant, noOne, staff, stamps } from '../../people';
import { trialBalanceLine } from '../payment';

/**
 * Flow of a month's closing (docs/spec/money.md#closing-a-month). If a reopened month is closed again, a new
 * row is inserted.
 */
export const monthClosingFlow = defineFlow({
  name: 'month-closings',
  states: ['closed', 'reopened'],
  initial: 'closed',
  moves: { reopen: { from: ['closed'], to: 'reopened', comment: 'required', final: true } },
});

/** A closed month, whose ledger entries no longer change. */
export const monthClosing = z.object({
  ...stamps,
  status: impersonal(z.enum(monthClosingFlow.states as [StateOf<typeof monthClosingFlow>])),
  statusSince: instant,
  /** First day of the month. */
  month: impersonal(date),
  closedById: id,
  reopenedById: id.nullable(),
  /** The trial balance on the month's last day. */
  lines: impersonal(z.array(trialBalanceLine)),
  /** Number of ledger entries in the month. */
  entryCount: impersonal(count),
  /** SHA-256 of the month, lines and entry count, hexadecimal. */
  hash: impersonal(z.string().length(64)),
});

export type MonthClosing = z.output<typeof monthClosing>;

const monthClosingAccess = {
  read: staff('finance'),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: { reopen: staff('finance') },
} as const;

/** Allows only staff who may read the books and close months. */
export const bookkeepers = staff('finance');

export const monthClosings = defineResource({
  name: 'month-closings',
  schema: monthClosing,
  flow: monthClosingFlow,
  byPlatform: true,
  writable: { create: [], update: [] },
  filters: { id: 'is', status: 'is', month: 'between' },
  sorts: ['id', 'month', 'status'],
  access: monthClosingAccess,
});
