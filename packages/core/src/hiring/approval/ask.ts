import { businessDate } from '@elenco/brazil';
import { type Change, type Currency, type Find, refuse, update } from '../../kit';
import { type Actor, users } from '../../people';
import { type BindingAct, type Bound, bindingActs } from './acts';
import { type ApprovalLimit, approvalLimits, obstacleToApproval } from './limit';
import { approvalRequests, hasCreatedContract } from './request';

/** The limits that apply to a command, and the owners of the company, who have no limit. */
export interface Approval {
  readonly limits: readonly ApprovalLimit[];
  readonly owners: readonly { readonly name: string }[];
  /** True if the member who created the guest's link is suspended or has left the company. */
  readonly isGone?: true;
  /**
   * Ids of contracts that an owner approved at the member's request, so that signing them needs no second
   * approval.
   */
  readonly approvedIds?: readonly number[];
}

/** Approval without limits, for owners and for members without a limit. */
export const unlimited: Approval = { limits: [], owners: [] };

/**
 * Locks and returns the approval limit of the current member or, for a guest, of the member who created the
 * link.
 */
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

interface Signed {
  readonly id: number;
  readonly proposalId: number | null;
  readonly createdAt: string;
  readonly totalCents: number;
}

/**
 * Locks and returns the limit that applies to signing contracts, and the ids of the contracts that an owner
 * has approved.
 */
export async function loadSignature(
  find: Find<Actor>,
  actor: Actor,
  contracts: readonly Signed[],
): Promise<Approval> {
  const approval = await loadApproval(find, actor);
  const [limit] = approval.limits;
  if (!limit || contracts.length === 0) return approval;
  const { companyId, userId } = limit;
  const answeredAt = [...new Set(contracts.map(({ createdAt }) => createdAt))];
  const requests = await find.many(approvalRequests, { companyId, userId, answer: 'approved', answeredAt });
  const approved = contracts.filter((one) => requests.some((request) => hasCreatedContract(request, one)));
  return { ...approval, approvedIds: approved.map(({ id }) => id) };
}

/**
 * Compares each contract, and the sum of all contracts, with the limit. Refuses like `requestApproval`.
 * Leaves out contracts that an owner approved at the member's request.
 */
export function requestSignature(
  contracts: readonly Signed[],
  approval: Approval,
  about: { readonly actor: Actor; readonly currency: Currency; readonly now: string },
): ReturnType<typeof requestApproval> {
  const left = contracts.filter(({ id }) => !approval.approvedIds?.includes(id));
  for (const one of left) {
    const asked = requestApproval('contracts.accept', one, approval, about);
    if ('refused' in asked) return asked;
  }
  return requestApproval('contracts.acceptAll', left, approval, about);
}

/**
 * Compares an amount with the limit, and returns the changes that reduce the remaining limit. Refuses with
 * `approval_over`, `approval_other_currency` and `approval_too_much` (params `wantedCents`, `leftCents`,
 * `currency`), each with the names of the owners who may approve (params `names`). Refuses a guest with
 * `approval_of_link`, which reveals neither owners nor amounts. A guest is also refused if the member who
 * created the link is suspended or has left the company.
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
  // A share link never allows more than the member who created it may do.
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
