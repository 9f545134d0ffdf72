import { contracts } from '../../hiring';
import { type Change, type Find, moveTo, post, remove, sum } from '../../kit';
import type { Actor } from '../../people';
import { sameAgreement } from './agreement';
import { chargeReopened } from './entries';
import { type Instalment, instalments } from './instalment';
import { nothingReceived, notReported } from './received';
import { chargeLines, charges, payouts } from './resource';
import type { Charge, ChargeLine, Payout } from './schema';

/** Locked rows that decide whether a paid charge can be reopened. */
export interface ReopenFacts {
  readonly charge: Charge;
  readonly lines: readonly ChargeLine[];
  /** The charges that a combined invoice collects; for any other charge, the charge itself. */
  readonly own: readonly Charge[];
  readonly payouts: readonly Payout[];
  readonly instalments: readonly Instalment[];
  /** Ids of the ended contracts among those that `own` charges. */
  readonly ended: readonly number[];
}

export async function loadReopening(find: Find<Actor>, chargeId: number): Promise<ReopenFacts | undefined> {
  const lines = await find.many(chargeLines, { chargeId });
  const within = lines.flatMap(({ ofChargeId }) => ofChargeId ?? []);
  const found = await find.many(charges, { id: [chargeId, ...within] });
  const contractId = found.flatMap((one) => one.contractId ?? []);
  // Locks payouts before charges, in the same order as when an invoice is accepted, to avoid deadlocks.
  const owed = await find.lockMany(payouts, { contractId });
  const locked = await find.lockMany(charges, { id: [chargeId, ...within] });
  const charge = locked.find(({ id }) => id === chargeId);
  const own = within.length > 0 ? locked.filter(({ id }) => id !== chargeId) : locked;
  const over = await find.many(contracts, { id: contractId, status: 'cancelled' });
  return (
    charge && {
      charge,
      lines,
      own,
      payouts: owed,
      instalments: await find.many(instalments, { chargeId: own.map(({ id }) => id) }),
      ended: over.map(({ id }) => id),
    }
  );
}

/** Returns the posted lines of a charge; for a charge in a combined invoice, its line in that invoice. */
const linesOf = ({ charge, lines }: ReopenFacts, { id }: Charge): readonly ChargeLine[] =>
  id === charge.id ? lines : lines.filter(({ ofChargeId }) => ofChargeId === id);

/** True while the whole payment is still held, so that the charge can be reopened. */
export function canReopen(of: ReopenFacts): boolean {
  return (
    of.charge.status === 'paid' &&
    of.own.every((charge) => {
      const heldCents = sum(linesOf(of, charge).map(({ amountCents, feeCents }) => amountCents - feeCents));
      if (charge.contractId !== null && of.ended.includes(charge.contractId)) return false;
      if (heldCents === 0) return true;
      const part = of.instalments.find(({ chargeId }) => chargeId === charge.id);
      const isOwn = part ? (one: Payout) => one.id === part.payoutId : sameAgreement(charge);
      return of.payouts.some(
        (one) => isOwn(one) && one.status === 'waiting_invoice' && one.grossCents === heldCents,
      );
    })
  );
}

/**
 * Returns the changes that reopen the charge without its late fee and move the payment to suspense. A charge
 * past its due date becomes overdue immediately.
 * @param today business date
 */
export function reopen(of: ReopenFacts, comment: string, today: string): Change[] {
  const { charge, lines, own } = of;
  const late = lines.filter(({ kind }) => kind !== 'price');
  const unpaid = { paidOn: null, paidBy: null, ...nothingReceived, ...notReported };
  const amountCents = charge.amountCents - sum(late.map((line) => line.amountCents));
  return [
    ...late.map(({ id }) => remove(chargeLines, id)),
    moveTo(charges, charge.id, 'reopen', { patch: { ...unpaid, amountCents }, comment }),
    ...(charge.dueOn < today ? [moveTo(charges, charge.id, 'fallDue')] : []),
    ...own
      .filter(({ id }) => id !== charge.id)
      .map(({ id }) => moveTo(charges, id, 'reopenWithin', { patch: unpaid, comment })),
    ...own.map((one) => post(chargeReopened(one, linesOf(of, one)))),
  ];
}
