import { businessDate, dueOn } from '@elenco/brazil';
import {
  amendments,
  type Contract,
  contracts,
  type Deliverable,
  deliverables,
  isCreatorsTurn,
} from '../../hiring';
import { type Change, emit, type Find, moveTo, update } from '../../kit';
import { type Actor, defineReaction } from '../../people';
import { settingOn, settings } from '../../platform';
import { isPayoutOver, sameAgreement } from './agreement';
import { dueAfterPayment } from './lateSide';
import { chargeAgreement } from './owed';
import { chargeLines, charges, payouts } from './resource';
import type { Charge, Payout } from './schema';

interface Rows {
  readonly active: readonly Contract[];
  readonly paid: readonly Payout[];
  readonly owed: readonly Charge[];
}

async function completeContractLoad(find: Find<Actor>, payout: Payout): Promise<Rows> {
  const active = await find.lockMany(contracts, { id: payout.contractId, status: 'active' });
  const { contractId } = payout;
  return {
    active,
    paid: await find.many(payouts, { contractId }),
    // An instalment of an Elenco Pay contract has no payout until it is paid, so unpaid charges count as
    // owed.
    owed: await find.many(charges, { contractId, purpose: 'pay', status: ['open', 'overdue'] }),
  };
}

function decide({ row, rows: { active, paid, owed } }: { readonly row: Payout; readonly rows: Rows }) {
  const waits = paid.some((one) => one.id !== row.id && !isPayoutOver(one));
  return waits || owed.length > 0 ? [] : active.map((contract) => moveTo(contracts, contract.id, 'complete'));
}

/** Completes a contract when its last payout is released, including payouts of amendments. */
export const completeContract = defineReaction(payouts, 'release', { load: completeContractLoad, decide });

/** Completes a contract whose last payout was deducted in full for a repayment. */
export const completeOffsetContract = defineReaction(payouts, 'offset', {
  load: completeContractLoad,
  decide,
});

const openMoneyLoad = async (find: Find<Actor>) => ({
  chargeIds: await find.ids(charges, 1),
  settings: await find.many(settings, { key: 'slip_days' }),
});

/** Charges the brand when a hiring becomes active. */
export const chargeHiring = defineReaction(contracts, 'activate', {
  load: openMoneyLoad,
  decide({ row, rows, now }) {
    if (row.origin !== 'hiring') return [];
    const { id: contractId, companyId, creatorId, briefingId, approvedOn } = row;
    const { totalCents, feeCents, creatorCents, currency } = row;
    return chargeAgreement({
      purpose: 'hiring',
      parties: { contractId, amendmentId: null, briefingId, companyId, creatorId },
      chargeId: rows.chargeIds[0]!,
      totalCents,
      feeCents,
      creatorCents,
      currency,
      now,
      dueOn: dueOn(approvedOn, settingOn(rows.settings, 'slip_days', approvedOn)),
    });
  },
});

/**
 * Charges the brand when the creator accepts an amendment, due after the same number of days as the hiring's
 * charge.
 */
export const chargeAmendment = defineReaction(amendments, 'accept', {
  load: openMoneyLoad,
  decide({ row, rows, now }) {
    const { id: amendmentId, contractId, companyId, creatorId, briefingId } = row;
    const { additionalCents: totalCents, feeCents, creatorCents, currency } = row;
    if (totalCents === 0) return [];
    const today = businessDate(now);
    return chargeAgreement({
      purpose: 'amendment',
      parties: { contractId, amendmentId, briefingId, companyId, creatorId },
      chargeId: rows.chargeIds[0]!,
      totalCents,
      feeCents,
      creatorCents,
      currency,
      now,
      dueOn: dueOn(today, settingOn(rows.settings, 'slip_days', today)),
    });
  },
});

const unfinishedWorkLoad = async (find: Find<Actor>, { contractId }: Charge) =>
  contractId === null ? [] : find.lockMany(deliverables, { contractId });

function moveDueDates({
  row,
  rows,
  now,
}: {
  readonly row: Charge;
  readonly rows: readonly Deliverable[];
  readonly now: string;
}) {
  const isOwn = sameAgreement(row);
  const moved = rows.flatMap((piece) => {
    const dueOn = dueAfterPayment(piece.dueOn, row, businessDate(now));
    return isOwn(piece) && isCreatorsTurn(piece) && dueOn !== null && dueOn !== piece.dueOn
      ? [{ piece, dueOn }]
      : [];
  });
  return [
    ...moved.map(({ piece, dueOn }) =>
      update(deliverables, piece.id, { dueOn, dueMovedBy: 'payment' as const }),
    ),
    ...dueMovedEvents(moved),
  ];
}

/**
 * Returns the event that notifies both sides of the new due dates; none if no date moved. It states the
 * earliest date.
 */
function dueMovedEvents(moved: readonly { readonly piece: Deliverable; readonly dueOn: string }[]): Change[] {
  const [first] = moved.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  if (!first) return [];
  const { id: rowId, companyId, creatorId, briefingId } = first.piece;
  const about = { resource: deliverables.name, rowId, companyId, creatorId, briefingId };
  const data = { dueOn: first.dueOn, count: moved.length };
  return [emit({ kind: 'deliverables.moveDue', ...about, data })];
}

/** Moves due dates of work that passed before the brand's late payment was confirmed. */
export const moveDueDatesWhenPaid = defineReaction(charges, 'settle', {
  load: unfinishedWorkLoad,
  decide: moveDueDates,
});

/**
 * Like `moveDueDatesWhenPaid`, for a charge that is paid with the project's invoice, whose due date counts
 * instead of the charge's own.
 */
export const moveDueDatesWhenPaidWithin = defineReaction(charges, 'settleWithin', {
  async load(find, row) {
    const work = await unfinishedWorkLoad(find, row);
    const lines = work.length === 0 ? [] : await find.many(chargeLines, { ofChargeId: row.id });
    const invoiceIds = lines.map(({ chargeId }) => chargeId);
    const [invoice] =
      invoiceIds.length === 0 ? [] : await find.many(charges, { id: invoiceIds, status: 'paid' });
    return { work, dueOn: invoice?.dueOn ?? row.dueOn };
  },
  decide: ({ row, rows: { work, dueOn }, now }) => moveDueDates({ row: { ...row, dueOn }, rows: work, now }),
});

/**
 * Dissolves a combined invoice if one of its charges is cancelled, so that the remaining charges are
 * collected separately.
 */
export const dissolveCombinedInvoice = defineReaction(charges, 'cancel', {
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
