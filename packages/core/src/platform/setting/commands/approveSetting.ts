import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, refuse, update } from '../../../kit';
import { defineCommand, id, userIdOf } from '../../../people';
import { approveRule, settings } from '../setting';

/**
 * The second person's yes to a proposed value, before its day.
 * Refuses `setting_withdrawn`, `setting_approved`, `setting_too_late` and `other_approver_needed`.
 */
export const approveSetting = defineCommand({
  name: 'settings.approve',
  rest: true,
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
