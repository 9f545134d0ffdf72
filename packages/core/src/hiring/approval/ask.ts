import { businessDate } from '@elenco/brazil';
import { type Change, type Currency, type Find, refuse, update } from '../../kit';
import { type Actor, users } from '../../people';
import { type BindingAct, type Bound, bindingActs } from './acts';
import { type ApprovalLimit, approvalLimits, obstacleToApproval } from './limit';

/** The limits that apply to a command, and the owners of the company, who have no limit. */
export interface Approval {
  readonly limits: readonly ApprovalLimit[];
  readonly owners: readonly { readonly name: string }[];
  /** True if the member who created the guest's link is suspended or has left the company. */
  readonly isGone?: true;
}

/** Approval of owners and of members without a limit. */
export const unlimited: Approval = { limits: [], owners: [] };

/** Locks and returns the limit of the current member, or of the member who created the guest's link. */
export async function loadApproval(find: Find<Actor>, actor: Actor): Promise<Approval> {
  if (actor.role === 'company') {
    const { companyId, companyRole, userId } = actor;
    return companyRole === 'owner' ? unlimited : limitOf(find, companyId, userId);
  }
  if (actor.role !== 'guest') return unlimited;
  return limitOfUser(find, actor.companyId, { id: actor.issuedById });
}

/**
 * Locks and returns the limit of the member who created a guest's link. Owners and members without a limit
 * get `unlimited`.
 */
export async function limitOfUser(
  find: Find<Actor>,
  companyId: number,
  user: { readonly id: number } | { readonly email: string },
): Promise<Approval> {
  const [found] = await find.many(users, { ...user, companyId, suspendedAt: null });
  if (!found) return { ...unlimited, isGone: true };
  return found.companyRole === 'member' ? limitOf(find, companyId, found.id) : unlimited;
}

async function limitOf(find: Find<Actor>, companyId: number, userId: number): Promise<Approval> {
  const limits = await find.lockMany(approvalLimits, { userId, companyId });
  if (limits.length === 0) return unlimited;
  return { limits, owners: await find.many(users, { companyId, companyRole: 'owner', suspendedAt: null }) };
}

/**
 * Compares an amount with the limit, and returns the changes that use the limit up. Refuses `approval_over`,
 * `approval_other_currency` and `approval_too_much` (params `wantedCents`, `leftCents`, `currency`), each
 * with the owners who may approve (params `names`). Refuses a guest with `approval_of_link`, which reveals
 * neither owners nor amounts, also if the link's creator is suspended or has left.
 */
export function requestApproval<Name extends BindingAct>(
  name: Name,
  bound: Bound<Name>,
  { limits: [limit], owners, isGone }: Approval,
  {
    actor,
    currency,
    now,
    pointer = '',
  }: {
    readonly actor: Actor;
    readonly currency: Currency;
    readonly now: string;
    readonly pointer?: string;
  },
): ReturnType<typeof refuse> | { readonly used: readonly Change[] } {
  // A link never allows more than the member who created it may do.
  if (isGone) return refuse('approval_of_link', pointer);
  const { amount, uses } = bindingActs[name] as { amount: (row: Bound<Name>) => number; uses: boolean };
  const wantedCents = amount(bound);
  if (!limit || wantedCents === 0) return { used: [] };
  const usedCents = uses ? limit.usedCents : 0;
  const wanted = { cents: wantedCents, currency };
  const obstacle = obstacleToApproval({ ...limit, usedCents }, wanted, businessDate(now));
  if (obstacle && actor.role === 'guest') return refuse('approval_of_link', pointer);
  if (obstacle) {
    const names = owners.map((owner) => owner.name).join(', ');
    const leftCents = Math.max(0, limit.limitCents - usedCents);
    if (obstacle !== 'approval_too_much') return refuse(obstacle, pointer, { names });
    return refuse(obstacle, pointer, { names, wantedCents, leftCents, currency });
  }
  return { used: uses ? [update(approvalLimits, limit.id, { usedCents: usedCents + wantedCents })] : [] };
}
