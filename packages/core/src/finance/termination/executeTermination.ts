import { businessDate, dueOn } from '@elenco/brazil';
import { contracts, deliverableFlow, deliverables } from '../../hiring';
import { type Change, moveTo, post, update } from '../../kit';
import { settingOn } from '../../platform';
import {
  type Charge,
  chargeCancelled,
  charges,
  hiringEnded,
  type Instalment,
  instalments,
  issued,
  type Payout,
  payouts,
  sameAgreement,
} from '../payment';
import type { Ending } from './load';
import type { TerminationDue } from './termination';

/**
 * Ends a contract: refunds paid amounts that are not due, reduces unpaid charges and the creator's payouts to
 * the amount due, and cancels unfinished work.
 */
export function executeTermination(
  rows: Ending,
  dues: readonly TerminationDue[],
  reason: string,
  now: string,
): Change[] {
  const { contract, work } = rows;
  if (!contract) return [];
  const dropped = deliverableFlow.moves.drop.from as readonly string[];
  return [
    ...dues.flatMap((due, index) => settleDue(rows, due, index, reason, now)),
    ...work
      .filter(({ status }) => dropped.includes(status))
      .map(({ id }) => moveTo(deliverables, id, 'drop')),
    moveTo(contracts, contract.id, 'end', { comment: reason }),
  ];
}

function settleDue(rows: Ending, due: TerminationDue, index: number, reason: string, now: string): Change[] {
  const part = rows.parts.find(({ id }) => id === due.instalmentId);
  const payout = rows.owed.find(({ id }) => id === (part ? part.payoutId : due.payoutId));
  const charge = chargeOf(rows, part, payout);
  const { creatorCents, feeCents } = due;
  const pay = payout ? [setPayoutAmount(payout.id, creatorCents)] : [];
  if (!charge) return pay;
  if (charge.status === 'paid') {
    const back = {
      creatorCents: (payout?.grossCents ?? 0) - creatorCents,
      feeCents: charge.feeCents - feeCents,
    };
    return [...(back.creatorCents + back.feeCents > 0 ? [post(hiringEnded(charge, back))] : []), ...pay];
  }
  const whole = creatorCents + feeCents;
  if (whole === charge.amountCents) return pay;
  const cancelled = [
    moveTo(charges, charge.id, 'cancel', { comment: reason }),
    post(chargeCancelled(charge)),
  ];
  if (whole === 0) return [...cancelled, ...pay];
  const { contractId, amendmentId, briefingId, companyId, creatorId } = charge;
  const today = businessDate(now);
  const chargeId = rows.chargeIds[index]!;
  const day = dueOn(today, settingOn(rows.settings, 'slip_days', today));
  return [
    ...cancelled,
    ...issued({
      purpose: part ? 'pay' : 'penalty',
      parties: { contractId: contractId!, amendmentId, briefingId, companyId, creatorId: creatorId! },
      chargeId,
      totalCents: whole,
      feeCents,
      currency: charge.currency,
      dueOn: day,
      now,
      instalmentId: part?.id ?? null,
    }),
    ...(part ? [update(instalments, part.id, { chargeId, amountCents: whole, dueOn: day })] : []),
    ...pay,
  ];
}

/** Returns the charge of an instalment, or the open or paid charge of an agreement. */
function chargeOf(rows: Ending, part?: Instalment, payout?: Payout): Charge | undefined {
  if (part) return rows.billed.find(({ id }) => id === part.chargeId);
  const open = ['open', 'overdue', 'combined', 'paid'];
  return payout && rows.billed.find((one) => sameAgreement(payout)(one) && open.includes(one.status));
}

const setPayoutAmount = (payoutId: number, cents: number): Change =>
  cents > 0
    ? update(payouts, payoutId, { grossCents: cents, netCents: cents })
    : moveTo(payouts, payoutId, 'cancel', { patch: { grossCents: 0, netCents: 0 } });
