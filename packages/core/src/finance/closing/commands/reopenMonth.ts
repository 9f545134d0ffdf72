import { refuse } from '../../../kit';
import { defineMove, paragraph, userIdOf } from '../../../people';
import { monthClosings } from '../resource';

/**
 * Somebody of finance other than who closed it opens the last closed month again, with a reason. Refuses
 * `other_person_reopens`, `later_month_closed`.
 */
export const reopenMonth = defineMove(monthClosings, 'reopen', {
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000) },
  also: (find) => find.lockMany(monthClosings, { status: 'closed' }),
  decide({ row, also, actor }) {
    const reopenedById = userIdOf(actor);
    if (reopenedById === null || reopenedById === row.closedById) return refuse('other_person_reopens');
    if (also.some((one) => one.month > row.month)) return refuse('later_month_closed');
    return { patch: { reopenedById } };
  },
});
