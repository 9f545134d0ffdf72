import { z } from 'zod';
import { cents } from '../../kit';
import { currency, date, id, impersonal, stamps } from '../../people';

/** Terms of an approval limit. An owner sets them directly or in an invitation. */
export const limitTerms = z.strictObject({
  limitCents: impersonal(cents.max(100_000_000_000, 'too_big')),
  currency: impersonal(currency),
  /** Last business date on which the limit applies. */
  untilOn: impersonal(date),
});
export type LimitTerms = z.output<typeof limitTerms>;

/** Amount that a member may bind the company to pay, and the last day on which the member may do this. */
const approvalLimit = z.object({
  ...stamps,
  companyId: id,
  userId: id,
  limitCents: impersonal(cents),
  /** Amount that the member has used of this limit. */
  usedCents: impersonal(cents),
  currency: impersonal(currency),
  /** Last business date on which the limit applies. */
  untilOn: impersonal(date),
  grantedById: id,
});
export type ApprovalLimit = z.output<typeof approvalLimit>;

/**
 * Approval limits, at most one per member. A member without a limit can approve any amount, like an owner. An
 * internal resource that is not listed in resources.ts.
 */
export const approvalLimits = { name: 'approval_limits', schema: approvalLimit } as const;

/**
 * Returns the reason why a member may not approve an amount; null if the member may.
 * @param today business date
 */
export function obstacleToApproval(
  limit: Pick<ApprovalLimit, 'limitCents' | 'usedCents' | 'currency' | 'untilOn'> | undefined,
  wanted: { readonly cents: number; readonly currency: ApprovalLimit['currency'] },
  today: string,
): 'approval_over' | 'approval_other_currency' | 'approval_too_much' | null {
  if (!limit) return null;
  if (limit.untilOn < today || limit.limitCents === 0) return 'approval_over';
  if (limit.currency !== wanted.currency) return 'approval_other_currency';
  return limit.usedCents + wanted.cents > limit.limitCents ? 'approval_too_much' : null;
}
