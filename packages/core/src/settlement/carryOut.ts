import { businessDate, dueOn } from '../brazil';
import { contracts, deliverableFlow, deliverables } from '../contract';
import { type Change, moveTo, post, update } from '../kit';
import { chargeCancelled, charges, hiringEnded, issued, payouts, sameAgreement } from '../payment';
import { settingOn } from '../setting';
import type { Ending } from './load';
import type { SettlementDue } from './schema';

/**
 * Ends the contract: what was paid and is not due is owed back, what was not paid is charged only as far as it is due,
 * the creator's pay becomes what is due, and work that is not out is dropped.
 */
export function carryOut(
  rows: Ending,
  dues: readonly SettlementDue[],
  reason: string,
  now: string,
): Change[] {
  const { contract, work } = rows;
  if (!contract) return [];
  const dropped = deliverableFlow.moves.drop.from as readonly string[];
  return [
    ...dues.flatMap((due, index) => settled(rows, due, index, reason, now)),
    ...work
      .filter(({ status }) => dropped.includes(status))
      .map(({ id }) => moveTo(deliverables, id, 'drop')),
    moveTo(contracts, contract.id, 'end', { comment: reason }),
  ];
}

function settled(rows: Ending, due: SettlementDue, index: number, reason: string, now: string): Change[] {
  const payout = rows.owed.find(({ id }) => id === due.payoutId);
  if (!payout) return [];
  const { creatorCents, feeCents } = due;
  const open = ['open', 'overdue', 'combined', 'paid'];
  const charge = rows.billed.find((one) => sameAgreement(payout)(one) && open.includes(one.status));
  const pay =
    creatorCents > 0
      ? update(payouts, payout.id, { grossCents: creatorCents, netCents: creatorCents })
      : moveTo(payouts, payout.id, 'cancel', { patch: { grossCents: 0, netCents: 0 } });
  if (!charge) return [pay];
  if (charge.status === 'paid') {
    const back = { creatorCents: payout.grossCents - creatorCents, feeCents: charge.feeCents - feeCents };
    return [...(back.creatorCents + back.feeCents > 0 ? [post(hiringEnded(charge, back))] : []), pay];
  }
  const { contractId, amendmentId, briefingId, companyId, creatorId, currency } = payout;
  const today = businessDate(now);
  const whole = creatorCents + feeCents;
  if (whole === charge.amountCents) return [pay];
  return [
    moveTo(charges, charge.id, 'cancel', { comment: reason }),
    post(chargeCancelled(charge)),
    ...(whole > 0
      ? issued({
          purpose: 'penalty',
          parties: { contractId, amendmentId, briefingId, companyId, creatorId },
          chargeId: rows.chargeIds[index]!,
          totalCents: whole,
          feeCents,
          currency,
          now,
          dueOn: dueOn(today, settingOn(rows.settings, 'slip_days', today)),
        })
      : []),
    pay,
  ];
}
