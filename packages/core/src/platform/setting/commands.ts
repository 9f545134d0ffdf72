import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, insert, refuse, update } from '../../kit';
import { defineCommand, id, requireAccess, userIdOf } from '../../people';
import { declaredSetting, earliestOn } from './declared';
import { approveRule, proposeRule, setting, settings } from './setting';

/**
 * Approves a proposed value before its first day, as the second staff member. Refuses with
 * `setting_withdrawn`, `setting_approved`, `setting_too_late`, and `other_approver_needed` for the author of
 * the proposal.
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
 * Proposes a new value that applies from a business date, tomorrow at the earliest. Some settings need the
 * approval of a second staff member, who is notified, or days of notice. Refuses with `outside_bounds` and
 * `same_proposed` (equal to the last proposal for that day) at `/value`, and `not_in_future` or
 * `notice_too_short` at `/validFrom`. All errors are returned together.
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
    // If several values are proposed for one day, only the last proposal applies. For that reason, a value
    // can be proposed again after a later proposal has replaced it.
    const last = others.filter(({ withdrawnAt }) => withdrawnAt === null).toSorted((a, b) => b.id - a.id)[0];
    const today = businessDate(now);
    const same = last?.value === input.value;
    const refused = [
      ...(input.value < min || input.value > max ? refuse('outside_bounds', '/value').refused : []),
      ...(same ? refuse('same_proposed', '/value').refused : []),
      ...(input.validFrom <= today ? refuse('not_in_future', '/validFrom').refused : []),
      ...(input.validFrom > today && input.validFrom < earliestOn(input.key, today)
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
    // A proposal that is not approved before its first day lapses, so the possible approvers are notified
    // now.
    const notice = secondPerson
      ? [emit({ kind: 'settings.propose', resource: settings.name, rowId: id })]
      : [];
    return accept([insert(settings, row), ...notice], { id, approved: approvedAt !== null });
  },
});

/**
 * Withdraws a value that is not in force yet. Refuses with `setting_withdrawn`, and with `setting_begun` from
 * its first day on.
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
