import { z } from 'zod';
import { accept, canonical, hashOf, insert, Problem, refuse } from '../../../kit';
import { defineCommand, demand, userIdOf } from '../../../people';
import { trialBalanceOf } from '../../payment';
import { conditionsOf, dayOfMonth, daysOfMonth, loadMonth } from '../conditions';
import { monthClosingFlow } from '../flow';
import { bookkeepers } from '../policy';
import { monthClosings } from '../resource';
import type { MonthClosing } from '../schema';

/** The fingerprint of a closed month. */
export const closingHash = ({
  month,
  lines,
  entryCount,
}: Pick<MonthClosing, 'month' | 'lines' | 'entryCount'>) => hashOf(canonical({ month, lines, entryCount }));

/**
 * Finance closes a month: its trial balance is kept as it stands, and nothing is posted into it or before it any more.
 * Refuses `month_closed` at `/month`, and each condition that is not met by its code, with how much is `open`.
 */
export const closeMonth = defineCommand({
  name: 'month-closings.close',
  rest: true,
  notWhileImpersonating: true,
  /** Any day of the month. */
  input: z.strictObject({ month: dayOfMonth }),
  async load(find, { month }, { actor }) {
    demand(actor, bookkeepers);
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
          hash: closingHash(frozen),
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
