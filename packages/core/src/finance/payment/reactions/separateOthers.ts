import { moveTo } from '../../../kit';
import { defineReaction } from '../../../people';
import { chargeLines, charges } from '../resource';

/** Of what one invoice asks for, nobody has to pay a part any more: the invoice goes, and the rest is asked for each by itself. */
export const separateOthers = defineReaction(charges, 'cancel', {
  async load(find, { id }) {
    const own = await find.many(chargeLines, { ofChargeId: id });
    const [invoice] = await find.lockMany(charges, {
      id: own.map((line) => line.chargeId),
      status: ['open', 'overdue'],
    });
    const all = invoice ? await find.many(chargeLines, { chargeId: invoice.id }) : [];
    const others = all.flatMap(({ ofChargeId }) => ofChargeId ?? []);
    return { invoice, others: await find.lockMany(charges, { id: others, status: 'combined' }) };
  },
  decide({ row, rows: { invoice, others } }) {
    if (!invoice) return [];
    return [
      moveTo(charges, invoice.id, 'dissolve'),
      ...others.filter(({ id }) => id !== row.id).map(({ id }) => moveTo(charges, id, 'separate')),
    ];
  },
});
