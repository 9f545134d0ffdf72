import { z } from 'zod';
import { cents } from '../../kit';
import { currency, date, id, impersonal, stamps } from '../../people';

/** Total amount that a member may bind the company to pay, and the last day on which they may. */
const approvalLimit = z.object({
  ...stamps,
  companyId: id,
  userId: id,
  limitCents: impersonal(cents),
  /** Amount that the member has bound the company to pay under this limit. */
  usedCents: impersonal(cents),
  currency: impersonal(currency),
  /** Last business date of the limit. */
  untilOn: impersonal(date),
  grantedById: id,
});
export type ApprovalLimit = z.output<typeof approvalLimit>;

/** At most one per member; a member without one approves like an owner. In no registry. */
export const approvalLimits = { name: 'approval_limits', schema: approvalLimit } as const;

/** Returns why a user may not approve a sum; null if they may. @param today business date */
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
