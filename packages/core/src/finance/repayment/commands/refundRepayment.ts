import { z } from 'zod';
import { accept, Problem, refuse, update } from '../../../kit';
import { date, defineCommand, defineMove, id, lineOrEmpty } from '../../../people';
import { paidFor, payouts } from '../../payment';
import { lockCards, sentBack } from '../../settlement';
import { repaymentRule } from '../policy';
import { repayments } from '../resource';
import { refundOf } from '../schema';

/**
 * The first of the two people of finance: what came in is right and may go to the company. Refuses `no_refund` while it is
 * open and where nothing goes to the company, `already_prepared`.
 */
export const prepareRepaymentRefund = defineCommand({
  name: 'repayments.prepareRefund',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id, version: z.int().positive().optional() }),
  async load(find, { id: repaymentId, version }) {
    const row = await find.forUpdate(repayments, repaymentId, repaymentRule);
    if (version !== undefined && version !== row.version) throw new Problem('stale');
    return row;
  },
  decide({ rows: row, actor }) {
    if (!('userId' in actor)) return refuse('second_person_needed');
    if (row.status === 'open' || row.status === 'refunded' || refundOf(row) === 0) return refuse('no_refund');
    if (row.preparedById !== null) return refuse('already_prepared');
    return accept([update(repayments, row.id, { preparedById: actor.userId })], { id: row.id });
  },
});

/**
 * The second: the company has it, by transfer or on the card that it paid with. Refuses `not_prepared`,
 * `second_person_needed`, `date_in_future`, `required` at `/proof`, `objection_open` while the company's bank decides whether
 * it takes the card payment back.
 */
export const releaseRepayment = defineMove(repayments, 'release', {
  notWhileImpersonating: true,
  fields: { proof: lineOrEmpty(120), refundedOn: date },
  also: async (find, { payoutId }) => {
    const [payout] = await find.many(payouts, { id: payoutId });
    const { chargeIds } = await paidFor(find, payout!);
    return { chargeIds, onCards: await lockCards(find, chargeIds) };
  },
  decide({ row, also: { chargeIds, onCards }, input, actor, now }) {
    const refund = { ...row, resource: 'repayments', refundCents: refundOf(row) } as const;
    const owed = [{ chargeIds, cents: refund.refundCents }];
    const sent = sentBack(refund, { onCards, owed }, input, { actor, now });
    return 'code' in sent ? refuse(sent.code, sent.pointer) : sent;
  },
});
