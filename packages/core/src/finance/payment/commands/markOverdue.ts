import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, moveTo } from '../../../kit';
import { defineCommand, demand, systemOnly } from '../../../people';
import { charges } from '../resource';

/** Once a day the product itself marks what should have been paid by now. */
export const markOverdue = defineCommand({
  name: 'charges.markOverdue',
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    demand(actor, systemOnly);
    return find.lockMany(charges, { status: 'open' });
  },
  decide({ rows, now }) {
    const today = businessDate(now);
    const late = rows.filter(({ dueOn }) => dueOn < today);
    return accept(
      late.map(({ id }) => moveTo(charges, id, 'fallDue')),
      { chargeIds: late.map(({ id }) => id) },
    );
  },
});
