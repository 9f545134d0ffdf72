import { businessDate } from '@elenco/brazil';
import { type Find, insert } from '../../kit';
import { type Actor, defineReaction, type Payee, payees } from '../../people';
import { type Payout, payouts } from '../payment';
import { rpas } from './rpa';

/** Returns the name of a year's number series. */
const seriesOf = (year: string) => `rpas ${year}`;

interface Rows {
  readonly payee: Payee;
  readonly number: number;
}

async function load(find: Find<Actor>, payout: Payout, now: string): Promise<Rows | null> {
  if (payout.legalForm !== 'individual' || payout.currency !== 'BRL') return null;
  const [payee] = await find.many(payees, { creatorId: payout.creatorId });
  if (payee?.legalForm !== 'individual') return null;
  if ((await find.many(rpas, { payoutId: payout.id })).length > 0) return null;
  return { payee, number: await find.number(seriesOf(businessDate(now).slice(0, 4))) };
}

function decide({ row: payout, rows, now }: { row: Payout; rows: Rows | null; now: string }) {
  if (!rows) return [];
  const { payee, number } = rows;
  const issuedOn = businessDate(now);
  const { creatorId, contractId, grossCents, withholdings, netCents, madeOn } = payout;
  return [
    insert(rpas, {
      creatorId,
      contractId,
      payoutId: payout.id,
      year: Number(issuedOn.slice(0, 4)),
      number,
      issuedOn,
      paidOn: madeOn ?? issuedOn,
      grossCents,
      withholdings,
      netCents,
      holder: payee.holder,
      taxId: payee.taxId,
    }),
  ];
}

/**
 * Issues a receipt (RPA) for a payout to an individual, with the next number of the year. A payout that is
 * paid again after the bank returned it keeps its receipt, because it was taxed only once.
 */
export const issueRpa = defineReaction(payouts, 'release', { load, decide });

/**
 * Issues a receipt (RPA) for a payout that was deducted in full for a repayment, because it was earned and
 * taxed too.
 */
export const issueOffsetRpa = defineReaction(payouts, 'offset', { load, decide });
