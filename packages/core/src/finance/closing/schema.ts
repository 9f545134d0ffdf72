import { z } from 'zod';
import type { StateOf } from '../../kit';
import { count, date, id, instant, stamps } from '../../people';
import { trialBalanceLine } from '../payment';
import { monthClosingFlow } from './flow';

/** A month as it was closed: nothing of these books changes any more. */
export const monthClosing = z.object({
  ...stamps,
  status: z.enum(monthClosingFlow.states as [StateOf<typeof monthClosingFlow>]),
  statusSince: instant,
  /** Its first day. */
  month: date,
  closedById: id,
  reopenedById: id.nullable(),
  /** The trial balance on the last day. */
  lines: z.array(trialBalanceLine),
  /** How many ledger transactions there are in the month. */
  entryCount: count,
  /** SHA-256 of month, lines and count, hexadecimal. */
  hash: z.string().length(64),
});
export type MonthClosing = z.output<typeof monthClosing>;
