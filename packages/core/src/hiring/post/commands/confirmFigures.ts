import { z } from 'zod';
import { accept, holds, Problem, update } from '../../../kit';
import { defineCommand, demand, id, userIdOf } from '../../../people';
import { confirmRule } from '../policy';
import { observations } from '../resource';

/** The brand, or staff, say that a creator's figures are right. What is confirmed already stays as it is. */
export const confirmFigures = defineCommand({
  name: 'observations.confirm',
  rest: true,
  input: z.strictObject({ ids: z.array(id).min(1, 'required').max(500, 'too_many') }),
  async load(find, { ids }, { actor }) {
    demand(actor, confirmRule);
    const rows = await find.lockMany(observations, { id: ids });
    const scope = confirmRule(actor);
    if (rows.length < new Set(ids).size || !rows.every((row) => holds(scope, row))) {
      throw new Problem('not_found');
    }
    return rows;
  },
  decide({ rows, actor, now }) {
    const open = rows.filter(({ confirmed }) => !confirmed);
    const mark = { confirmed: true, confirmedAt: now, confirmedById: userIdOf(actor) };
    return accept(
      open.map(({ id: one }) => update(observations, one, mark)),
      { confirmed: open.length },
    );
  },
});
