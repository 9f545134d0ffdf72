import { businessDate } from '../brazil';
import { insert } from '../kit';
import { defineReaction, payees } from '../party';
import { payouts } from '../payment';
import { rpas } from './resource';

/** The name of the numbers of a year. */
const seriesOf = (year: string) => `rpas ${year}`;

/**
 * An individual was paid: Elenco writes the receipt, with the next number of the year. What the bank sent back and is paid
 * again has it already: it was taxed once.
 */
export const issueRpa = defineReaction(payouts, 'release', {
  async load(find, payout, now) {
    if (payout.legalForm !== 'individual' || payout.currency !== 'BRL') return null;
    const [payee] = await find.many(payees, { creatorId: payout.creatorId });
    if (payee?.legalForm !== 'individual') return null;
    if ((await find.many(rpas, { payoutId: payout.id })).length > 0) return null;
    return { payee, number: await find.number(seriesOf(businessDate(now).slice(0, 4))) };
  },
  decide({ row: payout, rows, now }) {
    if (!rows) return [];
    const { payee, number } = rows;
    const issuedOn = businessDate(now);
    const { creatorId, contractId, grossCents, withholdings, netCents, madeOn } = payout;
    return [
      insert(rpas, {
        ...{ creatorId, contractId, payoutId: payout.id },
        ...{ year: Number(issuedOn.slice(0, 4)), number, issuedOn, paidOn: madeOn ?? issuedOn },
        ...{ grossCents, withholdings, netCents, holder: payee.holder, taxId: payee.taxId },
      }),
    ];
  },
});
