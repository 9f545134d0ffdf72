import { businessDate, dueOn } from '@elenco/brazil';
import { z } from 'zod';
import { accept, cents, insert, post, refuse, sum } from '../../../kit';
import { defineCommand, id, paragraph } from '../../../people';
import { settingOn, settings } from '../../../platform';
import { paidFor, payouts, repaymentDemanded } from '../../payment';
import { cardPayments } from '../../provider';
import { settlements } from '../../settlement';
import { repaymentFlow } from '../flow';
import { repaymentRule } from '../policy';
import { repayments } from '../resource';
import type { Repayment } from '../schema';

/**
 * Finance decides that a creator pays back what was paid out, or a part of it: to the company, with our fee as far as that
 * goes back too, or to us where the company's bank has taken the payment back already. Refuses `payout_not_made`,
 * `objection_open` while that is not decided, and `more_than_paid` at `/amountCents` and `more_than_fee` at `/feeCents`
 * (params `mostCents`, `currency`) over what was paid out, earlier demands taken off.
 */
export const demandRepayment = defineCommand({
  name: 'repayments.demand',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    payoutId: id,
    amountCents: cents.min(1, 'required'),
    feeCents: cents,
    reason: paragraph(1_000),
  }),
  async load(find, { payoutId }) {
    // The payout's lock: of two demands at once the second sees the first.
    const payout = await find.forUpdate(payouts, payoutId, repaymentRule);
    const { charge, part, chargeIds } = await paidFor(find, payout);
    return {
      payout,
      charge,
      part,
      earlier: await find.lockMany(repayments, { payoutId }),
      onCards: await find.many(cardPayments, { chargeId: chargeIds, status: ['disputed', 'lost'] }),
      endings: await find.many(settlements, {
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
    // Of what was waived, only what came in counts.
    const askedOf = (rows: readonly Repayment[]) =>
      sum(rows.map((one) => (one.status === 'waived' ? one.paidCents : one.amountCents)));
    const taken = sum(onCards.map(({ disputedCents, setOffCents }) => disputedCents - setOffCents));
    // Of a part that the bank has taken, no more is ours than we still claim.
    const toward: Repayment['toward'] =
      onCards.length > 0 && amountCents <= taken - askedOf(earlier.filter((one) => one.toward === 'platform'))
        ? 'platform'
        : 'company';
    const mostCents = netCents - askedOf(earlier);
    if (amountCents > mostCents)
      return refuse('more_than_paid', '/amountCents', { mostCents: Math.max(0, mostCents), currency });
    // Of a contract that has ended our fee is what was due of it: the rest went back before.
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
