import { businessDate, dueOn } from '@elenco/brazil';
import { z } from 'zod';
import { accept, cents, insert, Problem, post, refuse, sum, update } from '../../kit';
import { date, defineCommand, defineMove, id, lineOrEmpty, paragraph } from '../../people';
import { settingOn, settings } from '../../platform';
import { cardPayments } from '../cardPayments';
import { paidFor, payouts, repaymentDemanded, repaymentWaived } from '../payment';
import { lockCards, sentBack, terminations } from '../termination';
import { type Repayment, refundOf, remainingOf, repaymentFlow, repaymentRule, repayments } from './repayment';

export { previewAcceptance } from './previewAcceptance';

/**
 * Requires a creator to pay back all or part of a payout. The money goes to the company, together with part
 * of the fee, or to the platform if the company's bank took its payment back. Refuses with `payout_not_made`,
 * `objection_open` while a dispute is open, `more_than_paid` at `/amountCents` and `more_than_fee` at
 * `/feeCents` (params `mostCents`, `currency`) above the payout less earlier repayments.
 */
export const demandRepayment = defineCommand({
  name: 'repayments.demand',
  rest: 'Demands that a creator repays all or part of a payout',
  movesMoney: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    payoutId: id,
    amountCents: cents.min(1, 'required'),
    feeCents: cents,
    reason: paragraph(1_000),
  }),
  async load(find, { payoutId }) {
    // Locks the payout, so that two concurrent calls run one after the other.
    const payout = await find.forUpdate(payouts, payoutId, repaymentRule);
    const { charge, part, chargeIds } = await paidFor(find, payout);
    return {
      payout,
      charge,
      part,
      earlier: await find.lockMany(repayments, { payoutId }),
      onCards: await find.many(cardPayments, { chargeId: chargeIds, status: ['disputed', 'lost'] }),
      endings: await find.many(terminations, {
        contractId: payout.contractId,
        status: ['agreed', 'refunded'],
      }),
      settings: await find.many(settings, { key: 'slip_days' }),
      ids: await find.ids(repayments, 1),
    };
  },
  decide({ rows, input: { amountCents, feeCents, reason }, now }) {
    const { payout, charge, part, earlier, onCards, endings } = rows;
    const { id: payoutId, contractId, briefingId, companyId, creatorId, currency, netCents } = payout;
    if (payout.status !== 'made') return refuse('payout_not_made');
    if (onCards.some(({ status }) => status === 'disputed')) return refuse('objection_open');
    // Only the paid part of a waived repayment counts.
    const askedOf = (rows: readonly Repayment[]) =>
      sum(rows.map((one) => (one.status === 'waived' ? one.paidCents : one.amountCents)));
    const taken = sum(onCards.map(({ disputedCents, setOffCents }) => disputedCents - setOffCents));
    // After a partial chargeback, the platform gets at most the amount that it still claims.
    const toward: Repayment['toward'] =
      onCards.length > 0 && amountCents <= taken - askedOf(earlier.filter((one) => one.toward === 'platform'))
        ? 'platform'
        : 'company';
    const mostCents = netCents - askedOf(earlier);
    if (amountCents > mostCents)
      return refuse('more_than_paid', '/amountCents', { mostCents: Math.max(0, mostCents), currency });
    // After an early end, only the fee that was due can be refunded; the rest was refunded before.
    const due = endings
      .flatMap(({ dues }) => dues)
      .find((one) => (part ? one.instalmentId === part.id : one.payoutId === payoutId));
    const ours = due?.feeCents ?? charge?.feeCents ?? 0;
    const mostFee = toward === 'platform' ? 0 : ours - sum(earlier.map((one) => one.feeCents));
    if (feeCents > mostFee) return refuse('more_than_fee', '/feeCents', { mostCents: mostFee, currency });
    const today = businessDate(now);
    const repayment = {
      id: rows.ids[0]!,
      contractId,
      briefingId,
      companyId,
      creatorId,
      payoutId,
      currency,
      toward,
      reason,
      status: repaymentFlow.initial,
      statusSince: now,
      amountCents,
      feeCents,
      paidCents: 0,
      setOffCents: 0,
      dueOn: dueOn(today, settingOn(rows.settings, 'slip_days', today)),
      preparedById: null,
      releasedById: null,
      refundedOn: null,
      proof: '',
    } as const;
    return accept([insert(repayments, repayment), post(repaymentDemanded(repayment))], { id: repayment.id });
  },
});

/**
 * Prepares the refund of a repayment to the company, as the first of two staff members. Refuses with
 * `no_refund` while the repayment is open or if the company gets nothing, and with `already_prepared`.
 */
export const prepareRepaymentRefund = defineCommand({
  name: 'repayments.prepareRefund',
  rest: 'Prepares the refund of a repayment; a second finance user releases it',
  movesMoney: true,
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
 * Records the refund to the company, by transfer or to its card, as the second of two staff members. Refuses
 * with `not_prepared`, `second_person_needed`, `date_in_future`, `required` at `/proof`, `objection_open`
 * while a dispute of the card payment is open.
 */
export const releaseRepayment = defineMove(repayments, 'release', {
  movesMoney: true,
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

/** Waives, with a reason, the amount that the creator still owes. The paid part is kept. */
export const waiveRepayment = defineMove(repayments, 'waive', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ row }) => ({ and: [post(repaymentWaived({ ...row, cents: remainingOf(row) }))] }),
});
