import { z } from 'zod';
import { cents } from '../../kit';
import { currency, dash, erased, id, impersonal, instant, lineOrEmpty, stamps, text } from '../../people';

/** Acts that a member above the limit can ask an owner to do. */
export const askableActs = [
  'proposals.approveAll',
  'squads.approveProposals',
  'contracts.acceptAll',
  'pay-contracts.accept',
  'amendments.request',
] as const;
export type AskableAct = (typeof askableActs)[number];

/** An act above a member's limit that waits for an owner, or was answered by one. */
const approvalRequest = z.object({
  ...stamps,
  companyId: id,
  /** Member who asks. */
  userId: id,
  act: impersonal(z.enum(askableActs)),
  /** Input of the command, without the evidence of the person who acts; an amendment's has its description. */
  input: erased(z.record(z.string(), z.unknown()), '{}'),
  /** Project or squad. */
  title: erased(lineOrEmpty(160), dash),
  amountCents: impersonal(cents),
  currency: impersonal(currency),
  /** Null while it waits. */
  answer: impersonal(z.enum(['approved', 'declined']).nullable()),
  answeredById: id.nullable(),
  answeredAt: instant.nullable(),
  /** Reason for declining it. */
  reason: erased(text(1_000), ''),
});
export type ApprovalRequest = z.output<typeof approvalRequest>;

/** In no registry: read through the team of the company. */
export const approvalRequests = { name: 'approval_requests', schema: approvalRequest } as const;
