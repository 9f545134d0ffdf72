import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, insert, refuse } from '../../../kit';
import { defineCommand, demand, userIdOf } from '../../../people';
import { declaredSetting } from '../declared';
import { proposeRule, setting, settings } from '../setting';

const { key, value, validFrom } = setting.shape;

/**
 * A new value from a business day on, tomorrow at the earliest. What needs a second person is only proposed by it.
 * Refuses `outside_bounds` and `same_proposed` (it is the last that was proposed for that day) at `/value` and
 * `not_in_future` at `/validFrom`, all together.
 */
export const proposeSetting = defineCommand({
  name: 'settings.propose',
  rest: true,
  requiresReauth: true,
  input: z.strictObject({ key, value, validFrom }),
  async load(find, input, { actor }) {
    demand(actor, proposeRule);
    const [id] = await find.ids(settings, 1);
    const others = await find.lockMany(settings, { key: input.key, validFrom: input.validFrom });
    return { id: id as number, others };
  },
  decide({ rows: { id, others }, input, actor, now }) {
    const { min, max, secondPerson } = declaredSetting(input.key);
    // Of several for one day the last counts: an earlier one may come again after it.
    const last = others.filter(({ withdrawnAt }) => withdrawnAt === null).toSorted((a, b) => b.id - a.id)[0];
    const same = last?.value === input.value;
    const refused = [
      ...(input.value < min || input.value > max ? refuse('outside_bounds', '/value').refused : []),
      ...(same ? refuse('same_proposed', '/value').refused : []),
      ...(input.validFrom <= businessDate(now) ? refuse('not_in_future', '/validFrom').refused : []),
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
    return accept([insert(settings, row)], { id, approved: approvedAt !== null });
  },
});
