import { z } from 'zod';
import { accept, canonical, hashOf, insert, Problem, refuse } from '../../kit';
import { defineCommand, defineMove, paragraph, requireAccess, userIdOf } from '../../people';
import { trialBalanceOf } from '../payment';
import { conditionsOf, dayOfMonth, daysOfMonth, loadMonth } from './conditions';
import { bookkeepers, type MonthClosing, monthClosingFlow, monthClosings } from './monthClosing';

/** Returns the hash of a closed month. */
export const monthClosingHash = ({
  month,
  lines,
  entryCount,
}: Pick<MonthClosing, 'month' | 'lines' | 'entryCount'>) => hashOf(canonical({ month, lines, entryCount }));

/**
 * Closes a month: stores its trial balance. Afterward no entry can be posted in this or an earlier month.
 * Refuses with `month_closed` at `/month`, and with the code of each condition that is not met; the parameter
 * `open` is the number of items that do not meet the condition.
 */
export const closeMonth = defineCommand({
  name: 'month-closings.close',
  rest: 'Closes a month; no entry can be posted to it afterwards',
  notWhileImpersonating: true,
  /** Any day of the month to close. */
  input: z.strictObject({ month: dayOfMonth }),
  async load(find, { month }, { actor }) {
    requireAccess(actor, bookkeepers);
    const [id] = await find.ids(monthClosings, 1);
    return { ...(await loadMonth(find, month, { lock: true })), id: id! };
  },
  decide({ rows, input, actor, now }) {
    const closedById = userIdOf(actor);
    if (closedById === null) throw new Problem('not_allowed');
    const month = daysOfMonth(input.month).from;
    if (rows.closings.some((one) => one.month >= month)) return refuse('month_closed', '/month');
    const unmet = conditionsOf(month, rows, now).filter((one) => !one.met);
    if (unmet.length > 0)
      return {
        refused: unmet.map(({ code, open }) => ({ pointer: '', code, params: { open } })),
      };
    const { lines: movements, entryCount } = rows.movements;
    const frozen = { month, lines: trialBalanceOf(movements), entryCount };
    return accept(
      [
        insert(monthClosings, {
          id: rows.id,
          ...frozen,
          hash: monthClosingHash(frozen),
          status: monthClosingFlow.initial,
          statusSince: now,
          closedById,
          reopenedById: null,
        }),
      ],
      { id: rows.id },
    );
  },
});

/**
 * Reopens the last closed month, with a reason. The staff member who closed the month cannot reopen it.
 * Refuses with `other_person_reopens` and `later_month_closed`.
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
