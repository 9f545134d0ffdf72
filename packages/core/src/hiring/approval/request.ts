import { z } from 'zod';
import { cents } from '../../kit';
import { currency, dash, erased, id, impersonal, instant, lineOrEmpty, stamps, text } from '../../people';

/** Commands that a member with too low a limit can ask an owner to run. */
export const askableActs = [
  'proposals.approveAll',
  'squads.approveProposals',
  'contracts.acceptAll',
  'pay-contracts.accept',
  'amendments.request',
] as const;
export type AskableAct = (typeof askableActs)[number];

/**
 * A member's request to run a command above the limit: it waits for an owner, was answered by an owner, or
 * was withdrawn by the member.
 */
const approvalRequest = z.object({
  ...stamps,
  companyId: id,
  /** The member who made the request. */
  userId: id,
  act: impersonal(z.enum(askableActs)),
  /**
   * Input of the command, without evidence of the acting user. For an amendment, it also contains the
   * description.
   */
  input: erased(z.record(z.string(), z.unknown()), '{}'),
  /** Title of the project or squad. */
  title: erased(lineOrEmpty(160), dash),
  amountCents: impersonal(cents),
  currency: impersonal(currency),
  /** The answer; null while the request is open. */
  answer: impersonal(z.enum(['approved', 'declined', 'withdrawn']).nullable()),
  /** The owner who answered, or the member who withdrew the request; null while it is open. */
  answeredById: id.nullable(),
  answeredAt: instant.nullable(),
  /** Owner's reason for declining. */
  reason: erased(text(1_000), ''),
});
export type ApprovalRequest = z.output<typeof approvalRequest>;

/** An internal resource that is not listed in resources.ts. The company's team page reads it. */
export const approvalRequests = { name: 'approval_requests', schema: approvalRequest } as const;

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => {
    const named: unknown = typeof one === 'object' && one !== null && 'id' in one ? one.id : one;
    return typeof named === 'number' ? [named] : [];
  });

/** Returns the ids of the proposals that the request is about. */
export const proposalsOf = ({ input }: Pick<ApprovalRequest, 'input'>): number[] => idsIn(input.proposalIds);

/** Returns the ids of the hiring contracts that the request is about. */
export const contractsOf = ({ act, input }: Pick<ApprovalRequest, 'act' | 'input'>): number[] =>
  act === 'pay-contracts.accept' ? [] : [...idsIn(input.contracts), ...idsIn(input.contractId)];

/**
 * True if an owner's approval of this request created the contract. False for a contract that was created
 * later for the same proposal, whatever its price.
 */
export const hasCreatedContract = (
  request: Pick<ApprovalRequest, 'input' | 'answer' | 'answeredAt'>,
  contract: { readonly proposalId: number | null; readonly createdAt: string },
): boolean =>
  request.answer === 'approved' &&
  request.answeredAt === contract.createdAt &&
  contract.proposalId !== null &&
  proposalsOf(request).includes(contract.proposalId);
