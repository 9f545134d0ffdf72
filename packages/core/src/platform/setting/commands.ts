import { addDays, businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, insert, refuse, update } from '../../kit';
import { defineCommand, id, requireAccess, userIdOf } from '../../people';
import { declaredSetting } from './declared';
import { approveRule, proposeRule, setting, settings } from './setting';

/**
 * Approves a proposed value, as a second staff member, before its first day. Refuses `setting_withdrawn`,
 * `setting_approved`, `setting_too_late` and `other_approver_needed`.
 */
export const approveSetting = defineCommand({
  name: 'settings.approve',
  rest: 'Approves a proposed setting as its second person',
  requiresReauth: true,
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(settings, input.id, approveRule),
  decide({ rows: row, actor, now }) {
    const approvedById = userIdOf(actor);
    if (row.withdrawnAt !== null) return refuse('setting_withdrawn');
    if (row.approvedAt !== null) return refuse('setting_approved');
    if (row.validFrom <= businessDate(now)) return refuse('setting_too_late');
    if (approvedById === null || approvedById === row.authorId) return refuse('other_approver_needed');
    return accept([update(settings, row.id, { approvedAt: now, approvedById })], { id: row.id });
  },
});

const { key, value, validFrom } = setting.shape;

/**
 * Proposes a new value from a business date on, tomorrow at the earliest. Some settings need the approval of
 * a second staff member, who is notified, or days of notice. Refuses `outside_bounds` and `same_proposed`
 * (equal to the last proposal for that day) at `/value`, and `not_in_future` or `notice_too_short` at
 * `/validFrom`, all of them together.
 */
export const proposeSetting = defineCommand({
  name: 'settings.propose',
  rest: 'Proposes a new value of a setting from a future date; fees need a second person',
  requiresReauth: true,
  input: z.strictObject({ key, value, validFrom }),
  async load(find, input, { actor }) {
    requireAccess(actor, proposeRule);
    const [id] = await find.ids(settings, 1);
    const others = await find.lockMany(settings, { key: input.key, validFrom: input.validFrom });
    return { id: id as number, others };
  },
  decide({ rows: { id, others }, input, actor, now }) {
    const { min, max, secondPerson, noticeDays = 0 } = declaredSetting(input.key);
    // The last of several proposals for one day counts, so an earlier value may be proposed again after it.
    const last = others.filter(({ withdrawnAt }) => withdrawnAt === null).toSorted((a, b) => b.id - a.id)[0];
    const today = businessDate(now);
    const same = last?.value === input.value;
    const refused = [
      ...(input.value < min || input.value > max ? refuse('outside_bounds', '/value').refused : []),
      ...(same ? refuse('same_proposed', '/value').refused : []),
      ...(input.validFrom <= today ? refuse('not_in_future', '/validFrom').refused : []),
      ...(input.validFrom > today && input.validFrom <= addDays(today, noticeDays)
        ? refuse('notice_too_short', '/validFrom', { days: noticeDays }).refused
        : []),
    ];
    if (refused.length > 0) return { refused };
    const approvedAt = secondPerson ? null : now;
    const row = {
      ...input,
      id,
      authorId: userIdOf(actor),
      approvedAt,
      approvedById: null,
      withdrawnAt: null,
    };
    // A proposal that is not approved before its first day lapses, so approvers are notified.
    const notice = secondPerson
      ? [emit({ kind: 'settings.propose', resource: settings.name, rowId: id })]
      : [];
    return accept([insert(settings, row), ...notice], { id, approved: approvedAt !== null });
  },
});

/**
 * Withdraws a value that is not in force yet. Refuses `setting_withdrawn`, and `setting_begun` from its first
 * day on.
 */
export const withdrawSetting = defineCommand({
  name: 'settings.withdraw',
  rest: 'Withdraws a setting that is not in force yet',
  requiresReauth: true,
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(settings, input.id, proposeRule),
  decide({ rows: row, now }) {
    if (row.withdrawnAt !== null) return refuse('setting_withdrawn');
    if (row.validFrom <= businessDate(now)) return refuse('setting_begun');
    return accept([update(settings, row.id, { withdrawnAt: now })], { id: row.id });
  },
});
