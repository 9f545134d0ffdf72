import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, cents, emit, Problem, post, refuse, update } from '../../kit';
import { date, defineCommand, id, line } from '../../people';
import { currencyBought, payouts, prepareRule, transferOf } from '../payment';
import { brlReceivedFor, convertedCardPayment, purchaseRate } from './conversion';

/**
 * Confirms a currency purchase, as the second of two staff members who checked it in the bank account.
 * Afterward the payout can be made. Refuses with `purchase_missing`, `purchase_confirmed`,
 * `second_person_needed`, `currency_not_exchanged`.
 */
export const confirmCurrencyPurchase = defineCommand({
  name: 'payouts.confirmPurchase',
  rest: 'Confirms currency that another finance user bought for a payout',
  movesMoney: true,
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.strictObject({ id, version: z.int().positive().optional() }),
  async load(find, { id: payoutId, version }) {
    const payout = await find.forUpdate(payouts, payoutId, prepareRule);
    if (version !== undefined && version !== payout.version) throw new Problem('stale');
    return { payout, exchanged: await convertedCardPayment(find, payout) };
  },
  decide({ rows: { payout, exchanged }, actor }) {
    const { id: payoutId, currency, purchase, purchaseRecordedById, purchaseConfirmedById } = payout;
    if (purchase === null) return refuse('purchase_missing');
    if (purchaseConfirmedById !== null) return refuse('purchase_confirmed');
    if (!('userId' in actor) || actor.userId === purchaseRecordedById) return refuse('second_person_needed');
    if (!exchanged) return refuse('currency_not_exchanged');
    const { spentCents, boughtCents, boughtOn, proof } = purchase;
    const bought = currencyBought({
      id: payoutId,
      from: currency,
      to: 'BRL',
      fromCents: boughtCents,
      toCents: spentCents,
      cameForCents: brlReceivedFor(exchanged, boughtCents),
      rate: { rateMicros: purchaseRate(purchase), source: proof },
    });
    return accept(
      [post(bought, boughtOn), update(payouts, payoutId, { purchaseConfirmedById: actor.userId })],
      {
        id: payoutId,
      },
    );
  },
});

/**
 * Records, as the first of two staff members, that finance bought currency for a payout whose card payment
 * was converted to BRL. The command can be repeated until the purchase is confirmed. Refuses with
 * `payout_not_processing`, `purchase_confirmed`, `currency_not_exchanged` if no such card payment exists,
 * `date_in_future` at `/boughtOn`, and `rate_implausible` at `/spentCents` unless the rate is between half
 * and double the rate of the card payment.
 */
export const recordCurrencyPurchase = defineCommand({
  name: 'payouts.recordPurchase',
  rest: 'Records currency bought for a payout; a second finance user confirms it',
  movesMoney: true,
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.strictObject({
    id,
    version: z.int().positive().optional(),
    spentCents: cents.min(1, 'required'),
    boughtOn: date,
    proof: line(120),
  }),
  async load(find, { id: payoutId, version }) {
    const payout = await find.forUpdate(payouts, payoutId, prepareRule);
    if (version !== undefined && version !== payout.version) throw new Problem('stale');
    return { payout, exchanged: await convertedCardPayment(find, payout) };
  },
  decide({ rows: { payout, exchanged }, input: { spentCents, boughtOn, proof }, actor, now }) {
    if (!('userId' in actor)) return refuse('second_person_needed');
    if (payout.status !== 'processing') return refuse('payout_not_processing', '', { status: payout.status });
    if (payout.purchaseConfirmedById !== null) return refuse('purchase_confirmed');
    if (!exchanged) return refuse('currency_not_exchanged');
    if (boughtOn > businessDate(now)) return refuse('date_in_future', '/boughtOn');
    const boughtCents = transferOf(payout);
    const came = brlReceivedFor(exchanged, boughtCents);
    if (spentCents > 2 * came || 2 * spentCents < came) return refuse('rate_implausible', '/spentCents');
    const purchase = { spentCents, boughtCents, boughtOn, proof };
    const { id: payoutId, companyId, creatorId, briefingId } = payout;
    const of = { rowId: payoutId, companyId, creatorId, briefingId };
    return accept(
      [
        update(payouts, payoutId, { purchase, purchaseRecordedById: actor.userId }),
        emit({ kind: 'payouts.recordPurchase', resource: payouts.name, ...of }),
      ],
      { id: payoutId },
    );
  },
});
