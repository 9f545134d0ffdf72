import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { approvalLimits, limitTerms } from '../../../hiring';
import { accept, emit, refuse, remove, update } from '../../../kit';
import { companyRole, defineCommand, id, users } from '../../../people';
import { endAllAccess, loadAccess } from '../access';
import { limitGranted, storedLimit } from '../approvalLimit';
import { approvalLinksOf, revoked } from '../approvalLinks';
import { isLastOwner } from '../team';
import { lockTeamWith } from './teamWith';

/**
 * Makes a member an owner, or an owner a member, as an owner. Refuses with `last_owner` and
 * `same_company_role`.
 */
export const changeCompanyRole = defineCommand({
  name: 'users.changeCompanyRole',
  rest: 'Changes the role of a member of your company: owner or member',
  notWhileImpersonating: true,
  input: z.strictObject({ id, companyRole }),
  load: (find, input, { actor }) => lockTeamWith(find, actor, input.id),
  decide({ rows: { team, member, companyId }, input: { companyRole } }) {
    if (member.companyRole === companyRole) return refuse('same_company_role');
    if (companyRole === 'member' && isLastOwner(team, member.id)) return refuse('last_owner');
    return accept(
      [
        update(users, member.id, { companyRole }),
        emit({
          kind: companyRole === 'owner' ? 'users.madeOwner' : 'users.madeMember',
          resource: users.name,
          rowId: member.id,
          companyId,
          data: { title: member.name },
        }),
      ],
      { id: member.id },
    );
  },
});

/**
 * Hands the company over to a colleague, as an owner. The previous owner becomes a member. Refuses with
 * `hand_over_to_oneself` and `member_suspended`.
 */
export const transferOwnership = defineCommand({
  name: 'users.handOver',
  rest: 'Transfers the ownership of your company to a member',
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  load: (find, input, { actor }) => lockTeamWith(find, actor, input.id),
  decide({ rows: { owner, member, companyId } }) {
    if (owner.id === member.id) return refuse('hand_over_to_oneself');
    if (member.suspendedAt !== null) return refuse('member_suspended');
    return accept(
      [
        ...(member.companyRole === 'owner'
          ? []
          : [update(users, member.id, { companyRole: 'owner' as const })]),
        update(users, owner.id, { companyRole: 'member' }),
        emit({
          kind: 'users.handOver',
          resource: users.name,
          rowId: member.id,
          companyId,
          data: { title: member.name },
        }),
      ],
      { id: member.id },
    );
  },
});

/**
 * Sets, as an owner, the amount up to which and the day until which a member may bind the company. 0 allows
 * nothing; null means no limit. Amounts approved under an earlier limit do not count. Setting a limit revokes
 * the member's approval links. Refuses with `owner_approves` at `/id` and `date_in_past` at `/limit/untilOn`.
 */
export const limitApproval = defineCommand({
  name: 'users.limitApproval',
  rest: 'Sets the amount and the date up to which a member may approve proposals',
  notWhileImpersonating: true,
  input: z.strictObject({
    id,
    limit: limitTerms.nullable(),
  }),
  async load(find, input, { actor }) {
    const of = await lockTeamWith(find, actor, input.id);
    const [before] = await find.lockMany(approvalLimits, { userId: input.id });
    const { companyId } = of;
    return { ...of, before, links: await approvalLinksOf(find, companyId, input.id) };
  },
  decide({ rows: { companyId, owner, member, before, links }, input: { limit }, now }) {
    if (member.companyRole === 'owner') return refuse('owner_approves', '/id');
    if (limit && limit.untilOn < businessDate(now)) return refuse('date_in_past', '/limit/untilOn');
    if (!limit) {
      const about = { resource: users.name, rowId: member.id, companyId, data: { title: member.name } };
      return accept(
        before ? [remove(approvalLimits, before.id), emit({ kind: 'users.approvalFreed', ...about })] : [],
        { id: member.id },
      );
    }
    const limited = { id: member.id, name: member.name, companyId };
    return accept(
      [storedLimit(limit, limited, owner.id, before), ...revoked(links), limitGranted(limit, limited)],
      { id: member.id },
    );
  },
});

/**
 * Removes a member from the team, as an owner. Ends the member's sessions and approval links; other rows
 * remain with the company. Refuses with `last_owner`.
 */
export const removeMember = defineCommand({
  name: 'users.removeFromTeam',
  rest: 'Removes a member from your company’s team',
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  async load(find, input, { actor }) {
    const of = await lockTeamWith(find, actor, input.id);
    const links = await approvalLinksOf(find, of.companyId, input.id);
    return { ...of, links, openings: await loadAccess(find, input.id) };
  },
  decide({ rows: { team, member, companyId, openings, links } }) {
    if (isLastOwner(team, member.id)) return refuse('last_owner');
    return accept(
      [
        update(users, member.id, { companyId: null, companyRole: null }),
        ...endAllAccess(openings),
        ...revoked(links),
        emit({
          kind: 'users.removeFromTeam',
          resource: users.name,
          rowId: member.id,
          companyId,
          data: { title: member.name },
        }),
      ],
      { id: member.id },
    );
  },
});
