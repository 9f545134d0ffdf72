import { z } from 'zod';
import { businessDate } from '../../brazil';
import { accept, moveTo } from '../../kit';
import { defineCommand, demand, systemOnly } from '../../party';
import { settlements } from '../resource';

/** Once a day: where the other side has let its days go by, staff decide. */
export const lapseEndings = defineCommand({
  name: 'settlements.lapseAll',
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    demand(actor, systemOnly);
    return find.lockMany(settlements, { status: 'requested' });
  },
  decide({ rows, now }) {
    const today = businessDate(now);
    const over = rows.filter(({ answerBy }) => answerBy < today);
    return accept(
      over.map(({ id }) => moveTo(settlements, id, 'lapse')),
      { ids: over.map(({ id }) => id) },
    );
  },
});
