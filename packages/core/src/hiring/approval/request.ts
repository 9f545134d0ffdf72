import { z } from 'zod';
import { cents } from '../../kit';
import { currency, dash, erased, id, impersonal, instant, lineOrEmpty, stamps, text } from '../../people';

/** Commands that a member whose limit is too low can ask an owner to run. */
export const askableActs = [
  'proposals.approveAll',
  'squads.approveProposals',
  'contracts.acceptAll',
  'pay-contracts.accept',
  'amendments.request',
] as const;
export type AskableAct = (typeof askableActs)[number];

/**
 * A command above a member's limit that waits for an owner, was answered by one, or was withdrawn by the
 * member.
 */
const approvalRequest = z.object({
  ...stamps,
  companyId: id,
  /** The member who asks. */
  userId: id,
  act: impersonal(z.enum(askableActs)),
  /**
   * Input of the command, without evidence of the acting user. For an amendment it contains the description.
   */
  input: erased(z.record(z.string(), z.unknown()), '{}'),
  /** Title of the project or squad. */
  title: erased(lineOrEmpty(160), dash),
  amountCents: impersonal(cents),
  currency: impersonal(currency),
  /** The answer; null while the request waits. */
  answer: impersonal(z.enum(['approved', 'declined', 'withdrawn']).nullable()),
  /** The owner who answered; for a withdrawn request, the member. */
  answeredById: id.nullable(),
  answeredAt: instant.nullable(),
  /** Reason of an owner for declining. */
  reason: erased(text(1_000), ''),
});
export type ApprovalRequest = z.output<typeof approvalRequest>;

/** An internal resource that is not listed in resources.ts: the company's team page reads it. */
export const approvalRequests = { name: 'approval_requests', schema: approvalRequest } as const;
