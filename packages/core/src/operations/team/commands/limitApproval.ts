import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { approvalLimits } from '../../../hiring';
import { accept, cents, emit, insert, refuse, remove, update } from '../../../kit';
import { currency, date, defineCommand, id, users } from '../../../people';
import { approvalLinksOf, revoked } from '../approvalLinks';
import { teamWith } from './teamWith';

/**
 * An owner limits the sum up to which and the day until which a member may bind the company; 0: not at all; null: as
 * before, without a limit. What was approved under an earlier limit does not count for a new one. A limit revokes the links
 * by which the member let guests approve. Refuses `owner_approves` at `/id` and
 * `date_in_past` at `/limit/untilOn`.
 */
export const limitApproval = defineCommand({
  name: 'users.limitApproval',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    id,
    limit: z
      .strictObject({ limitCents: cents.max(100_000_000_000, 'too_big'), currency, untilOn: date })
      .nullable(),
  }),
  async load(find, input, { actor }) {
    const of = await teamWith(find, actor, input.id);
    const [before] = await find.lockMany(approvalLimits, { userId: input.id });
    const { companyId } = of;
    return { ...of, before, links: await approvalLinksOf(find, companyId, input.id) };
  },
  decide({ rows: { companyId, owner, member, before, links }, input: { limit }, now }) {
    if (member.companyRole === 'owner') return refuse('owner_approves', '/id');
    if (limit && limit.untilOn < businessDate(now)) return refuse('date_in_past', '/limit/untilOn');
    const about = { resource: users.name, rowId: member.id, companyId, data: { title: member.name } };
    if (!limit) {
      return accept(
        before ? [remove(approvalLimits, before.id), emit({ kind: 'users.approvalFreed', ...about })] : [],
        { id: member.id },
      );
    }
    const granted = { amountCents: limit.limitCents, currency: limit.currency, dueOn: limit.untilOn };
    const fresh = { ...limit, usedCents: 0, grantedById: owner.id };
    return accept(
      [
        before
          ? update(approvalLimits, before.id, { ...fresh, companyId })
          : insert(approvalLimits, { ...fresh, companyId, userId: member.id }),
        ...revoked(links),
        limit.limitCents === 0
          ? emit({ kind: 'users.approvalTaken', ...about })
          : emit({ kind: 'users.approvalGranted', ...about, data: { ...about.data, ...granted } }),
      ],
      { id: member.id },
    );
  },
});
