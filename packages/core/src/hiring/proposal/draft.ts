import { z } from 'zod';
import { cents } from '../../kit';
import { channel, format, text } from '../../people';

/** A line that the creator is still writing. A field that is not filled in yet is null. */
const draftLine = z.strictObject({
  channel,
  format: format.nullable(),
  quantity: z.int().min(0).max(99, 'too_many').nullable(),
  pricing: z.enum(['total', 'per_post']),
  amountCents: cents.nullable(),
});

/** Draft of a proposal, which the creator has not sent yet. */
export const proposalDraft = z.strictObject({
  lines: z.array(draftLine).max(20, 'too_many'),
  message: text(2_000),
  availableInPeriod: z.boolean(),
});
export type ProposalDraft = z.output<typeof proposalDraft>;
