import { z } from 'zod';
import { cents } from '../../kit';
import { currency, date, id, impersonal, stamps } from '../../people';

/** Up to which sum, all together, and until which day a member may bind the company to pay. */
const approvalLimit = z.object({
  ...stamps,
  companyId: id,
  userId: id,
  limitCents: impersonal(cents),
  /** What the member has bound the company to under it. */
  usedCents: impersonal(cents),
  currency: impersonal(currency),
  /** The last business date. */
  untilOn: impersonal(date),
  grantedById: id,
});
export type ApprovalLimit = z.output<typeof approvalLimit>;

/** One for each member who has one; without one a member approves as an owner does. In no registry. */
export const approvalLimits = { name: 'approval_limits', schema: approvalLimit } as const;

/** Why somebody may not approve a sum; null if they may. @param today business date */
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
