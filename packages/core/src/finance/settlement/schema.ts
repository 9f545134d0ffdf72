import { z } from 'zod';
import { cents, type StateOf } from '../../kit';
import { count, currency, date, id, instant, lineOrEmpty, paragraph, stamps } from '../../people';
import { settlementFlow } from './flow';

/** One deliverable, or instalment of an Elenco Pay contract, as it stood when the ending was asked for; null for a renewal of time alone. */
export const settlementPart = z.object({
  deliverableId: id.nullable(),
  instalmentId: id.optional(),
  state: z.string(),
  /** What of the creator's pay it is due, in basis points. */
  dueBp: count,
  shareCents: cents,
  dueCents: cents,
});
export type SettlementPart = z.output<typeof settlementPart>;

/** What is due of one payout: the contract's own, or that of a renewal; of an instalment, which has one once it is paid. */
export const settlementDue = z.object({
  payoutId: id.nullable(),
  instalmentId: id.optional(),
  creatorCents: cents,
  feeCents: cents,
});
export type SettlementDue = z.output<typeof settlementDue>;

export const settlement = z.object({
  ...stamps,
  contractId: id,
  briefingId: id.nullable(),
  /** Of a creator's own contract; null for a hiring. */
  payContractId: id.nullable(),
  companyId: id,
  creatorId: id,
  status: z.enum(settlementFlow.states as [StateOf<typeof settlementFlow>]),
  statusSince: instant,
  /** Who ends it. */
  side: z.enum(['company', 'creator']),
  reason: paragraph(1_000),
  /** The last day for the other side's answer. */
  answerBy: date,
  parts: z.array(settlementPart),
  dues: z.array(settlementDue),
  /** What the creator is paid, before taxes. */
  creatorCents: cents,
  /** Our fee on that. */
  feeCents: cents,
  /** What goes back to the brand of what it has paid. */
  refundCents: cents,
  /** What of it had gone back to the card already: its bank took it, or the provider sent it. */
  setOffCents: cents,
  /** What the brand has not paid yet and need not pay. */
  waivedCents: cents,
  currency,
  preparedById: id.nullable(),
  releasedById: id.nullable(),
  refundedOn: date.nullable(),
  /** The bank's reference of the refund. */
  proof: lineOrEmpty(120),
});
export type Settlement = z.output<typeof settlement>;
