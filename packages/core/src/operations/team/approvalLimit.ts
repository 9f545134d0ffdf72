import { type ApprovalLimit, approvalLimits, type LimitTerms } from '../../hiring';
import { type Change, emit, insert, update } from '../../kit';
import { users } from '../../people';
import type { Invitation } from './invitation';

interface LimitedMember {
  readonly id: number;
  readonly name: string;
  readonly companyId: number;
}

/**
 * Returns the change that stores a new limit. No part of the new limit is used yet.
 * @param before the user's previous limit, in any company
 */
export const storedLimit = (
  limit: LimitTerms,
  { id: userId, companyId }: LimitedMember,
  grantedById: number,
  before: Pick<ApprovalLimit, 'id'> | undefined,
): Change => {
  const fresh = { ...limit, companyId, usedCents: 0, grantedById };
  return before ? update(approvalLimits, before.id, fresh) : insert(approvalLimits, { ...fresh, userId });
};

/** Returns the notices to the member and the company about a new limit. */
export const limitGranted = (
  { limitCents, currency, untilOn }: LimitTerms,
  { id, name, companyId }: LimitedMember,
): Change => {
  const about = { resource: users.name, rowId: id, companyId };
  return limitCents === 0
    ? emit({ kind: 'users.approvalTaken', ...about, data: { title: name } })
    : emit({
        kind: 'users.approvalGranted',
        ...about,
        data: { title: name, amountCents: limitCents, currency, dueOn: untilOn },
      });
};

/** Applies the limit of an invitation to the member who accepts it. */
export function limitOfInvitation(
  { approvalLimit, companyId, invitedById }: Invitation,
  user: { readonly id: number; readonly name: string },
  before?: Pick<ApprovalLimit, 'id'>,
): Change[] {
  if (approvalLimit === null) return [];
  const member = { ...user, companyId };
  return [storedLimit(approvalLimit, member, invitedById, before), limitGranted(approvalLimit, member)];
}
