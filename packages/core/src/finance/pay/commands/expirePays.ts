import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, moveTo } from '../../../kit';
import { defineCommand, demand, systemOnly } from '../../../people';
import { payContracts } from '../resource';

/** Once a day the product itself ends what was not answered by its day. */
export const expirePays = defineCommand({
  name: 'pay-contracts.expireDue',
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    demand(actor, systemOnly);
    return find.lockMany(payContracts, { status: ['sent', 'viewed'] });
  },
  decide({ rows, now }) {
    const today = businessDate(now);
    const over = rows.filter(({ validUntil }) => validUntil !== null && validUntil < today);
    return accept(
      over.map(({ id }) => moveTo(payContracts, id, 'expire')),
      { ids: over.map(({ id }) => id) },
    );
  },
});
