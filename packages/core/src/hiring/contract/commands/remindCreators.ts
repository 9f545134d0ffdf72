import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, Problem, refuse, update } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { byContract } from '../byContract';
import { canBeReminded } from '../canBeReminded';
import { deliverables } from '../resource';

/** So many deliverables are reminded of at once. */
const MOST_REMINDED = 300;

/**
 * A brand reminds creators of what they owe: one notice for each of them in each project, once a day. What does not
 * wait for its creator, or was reminded of today, is passed over; `reminded` counts the notices.
 * Refuses `nobody_to_remind`.
 */
export const remindCreators = defineCommand({
  name: 'deliverables.remind',
  rest: true,
  input: z.strictObject({ ids: z.array(id).min(1, 'nobody_chosen').max(MOST_REMINDED, 'too_many') }),
  async load(find, { ids }, { actor }) {
    if (actor.role !== 'company') throw new Problem('not_found');
    const named = await find.lockMany(deliverables, { id: ids, companyId: actor.companyId });
    if (named.length < new Set(ids).size) throw new Problem('not_found');
    return named;
  },
  decide({ rows, now }) {
    const due = rows.filter((row) => canBeReminded(row, businessDate(now)));
    if (due.length === 0) return refuse('nobody_to_remind');
    const notices = byContract(due).map(([first, ...more]) => {
      const { id: rowId, companyId, creatorId, briefingId } = first!;
      const about = { resource: deliverables.name, rowId, companyId, creatorId, briefingId };
      return emit({ kind: 'deliverables.remind', ...about, data: { count: more.length + 1 } });
    });
    return accept([...due.map((row) => update(deliverables, row.id, { remindedAt: now })), ...notices], {
      reminded: notices.length,
    });
  },
});
