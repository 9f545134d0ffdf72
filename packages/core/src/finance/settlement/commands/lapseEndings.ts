import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, moveTo } from '../../../kit';
import { defineCommand, demand, systemOnly } from '../../../people';
import { loadClientEmail } from '../../pay';
import { payNotices } from '../payNotice';
import { settlements } from '../resource';

/** Once a day: where the other side has let its days go by, staff decide. */
export const lapseEndings = defineCommand({
  name: 'settlements.lapseAll',
  input: z.strictObject({}),
  async load(find, _input, { actor, now }) {
    demand(actor, systemOnly);
    const asked = await find.lockMany(settlements, { status: 'requested' });
    const over = asked.filter(({ answerBy }) => answerBy < businessDate(now));
    return Promise.all(
      over.map(async (row) => ({ row, known: await loadClientEmail(find, row.payContractId) })),
    );
  },
  decide({ rows, now }) {
    return accept(
      rows.flatMap(({ row: { id }, known }) => [
        moveTo(settlements, id, 'lapse'),
        ...payNotices(known, 'reviewEnding', { now }),
      ]),
      { ids: rows.map(({ row }) => row.id) },
    );
  },
});
