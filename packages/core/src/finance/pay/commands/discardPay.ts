import { z } from 'zod';
import { accept, refuse, remove } from '../../../kit';
import { defineCommand, id, ofCreator } from '../../../people';
import { payContracts } from '../resource';

/** A creator throws away what was never sent. Refuses `move_not_possible` afterwards. */
export const discardPay = defineCommand({
  name: 'pay-contracts.discard',
  input: z.strictObject({ id }),
  load: (find, { id: payId }) => find.forUpdate(payContracts, payId, ofCreator),
  decide({ rows: row }) {
    if (row.status !== 'draft' || row.edition > 0)
      return refuse('move_not_possible', '', { status: row.status });
    return accept([remove(payContracts, row.id)], { id: row.id });
  },
});
