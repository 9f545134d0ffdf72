import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type Change, insert, moveTo, post, update } from '../../../kit';
import { type Company, companies, defineCommand, requireAccess, userIdOf } from '../../../people';
import { settings } from '../../../platform';
import {
  bankFeeKept,
  bankReturnRule,
  type Charge,
  type ChargeLine,
  chargeLines,
  charges,
  dayOfPayment,
  type Instalment,
  instalments,
  lateRates,
  ourNumberOf,
  receiptSuspended,
  type Settled,
  settleMove,
} from '../../payment';
import { type Amount, amountOf, extraEntries, settlementInput } from '../amount';
import { blankReceipt } from '../blankReceipt';
import { type Incoming, incoming } from '../incoming';
import { classifyPayer } from '../payer';
import { type Receipt, receipts, type UnmatchedReason } from '../receipt';
import { applyReversal, loadReversible, type ReversalOutcome, reversal } from '../reversal';

/**
 * Result of an imported line. `matched`: the line settled its charge. `confirmed`: the line reports a payment
 * that finance had entered by hand. `known`: the line was imported before. `known_differs`: it was imported
 * before with a different amount. `date_in_future`: the line was ignored. Any other value is the reason why
 * the money is in suspense.
 */
export type ImportOutcome = 'matched' | 'confirmed' | 'known' | 'date_in_future' | 'known_differs' | NotPaid;

/** Reasons why a line that names a charge does not settle that charge. */
type NotPaid = Exclude<UnmatchedReason, 'dispute_won' | 'payment_reversed' | 'wrong_charge'>;

export interface ImportResult {
  readonly externalId: string;
  readonly outcome: ImportOutcome;
  readonly chargeId: number | null;
  /** Id of the receipt; null if the line was ignored. */
  readonly receiptId: number | null;
}

export interface ReversalResult {
  readonly externalId: string;
  readonly outcome: ReversalOutcome;
  readonly chargeId: number | null;
  readonly receiptId: number | null;
}

/**
 * Imports receipts, each only once by its id at the source. A line that names an open charge and has the
 * amount due settles the charge, unless it names a payer other than the company. All other money goes to
 * suspense, where finance confirms the payer. A reversal contests its receipt.
 */
export const importReceipts = defineCommand({
  name: 'receipts.import',
  rest: 'Imports receipts from a bank or the Pix API; importing them twice changes nothing',
  movesMoney: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    entries: z.array(incoming).max(5_000, 'too_many'),
    /** Lines that reverse earlier payments. */
    reversals: z.array(reversal).max(5_000, 'too_many').default([]),
  }),
  async load(find, { entries, reversals }, { actor }) {
    requireAccess(actor, bankReturnRule);
    const numbers = [
      ...new Set([...entries, ...reversals].flatMap(({ reference: named }) => slipNumberIn(named))),
    ];
    // Locks before reading receipts: of two concurrent imports of the same file, the second sees the rows of
    // the first.
    const rows = numbers.length > 0 ? await find.lockMany(charges, { ourNumber: numbers }) : [];
    const chargeId = rows.map(({ id }) => id);
    const known = await find.many(receipts, { externalId: entries.map((one) => one.externalId) });
    return {
      charges: rows,
      known,
      byHand: await find.lockMany(receipts, {
        chargeId,
        source: 'hand',
        partial: false,
        status: PAID_STATES,
      }),
      reversible: await loadReversible(find, reversals, chargeId),
      companies: await find.many(companies, { id: rows.map(({ companyId }) => companyId) }),
      lines: await find.many(chargeLines, { chargeId }),
      instalments: await find.many(instalments, { chargeId }),
      settings: await find.many(settings, { key: [...lateRates] }),
      receiptIds: await find.ids(receipts, entries.length),
    };
  },
  decide({ rows, input: { entries, reversals }, actor, now }) {
    const today = businessDate(now);
    const known = new Map<string, Known>(rows.known.map((row) => [keyOf(row), row]));
    const byNumber = new Map(rows.charges.map((row) => [row.ourNumber, row]));
    const byHand = new Map(rows.byHand.map((row) => [row.chargeId, row]));
    const paid = new Set<number>();
    const reversible = [...rows.reversible];
    const chargeOf = (reference: string) =>
      slipNumberIn(reference).flatMap((number) => byNumber.get(number) ?? [])[0];
    const changes: Change[] = [];

    const results = entries.map((one, index): ImportResult => {
      const { externalId: name } = one;
      const before = known.get(keyOf(one));
      if (before) {
        // The bank may report a returned payment again with a smaller amount.
        const same = before.status === 'returned' || before.amountCents === one.amountCents;
        const outcome = same ? 'known' : 'known_differs';
        return { externalId: name, outcome, chargeId: before.chargeId, receiptId: before.id };
      }
      if (one.receivedOn > today) {
        return { externalId: name, outcome: 'date_in_future', chargeId: null, receiptId: null };
      }
      const charge = chargeOf(one.reference);
      const written = charge && byHand.get(charge.id);
      if (written && written.amountCents === one.amountCents && written.paidBy === one.paidBy) {
        byHand.delete(charge.id);
        known.set(keyOf(one), written);
        changes.push(update(receipts, written.id, one), ...feeOf(written.id, one));
        return { externalId: name, outcome: 'confirmed', chargeId: charge.id, receiptId: written.id };
      }
      const id = rows.receiptIds[index]!;
      const settled = charge && settledOf(charge, rows);
      const came = settled && amountOf(one.amountCents, settled, one.receivedOn, rows.settings);
      const company = rows.companies.find(({ id: companyId }) => companyId === charge?.companyId);
      const reason = notPaidReason(settled, came, paid) ?? otherPayerReason(one, company);
      const row = {
        ...one,
        id,
        status: reason === null ? ('matched' as const) : ('unmatched' as const),
        chargeId: reason === null ? (charge?.id ?? null) : null,
        reversedBy: '',
      };
      known.set(keyOf(one), row);
      reversible.push(row);
      changes.push(insert(receipts, { ...blankReceipt(now), ...one, currency: 'BRL', id, reason }));
      if (settled && came && reason === null) {
        const { id: chargeId, companyId } = settled.charge;
        const { lateFeeCents } = came;
        paid.add(chargeId);
        changes.push(
          moveTo(receipts, id, 'match', { patch: { chargeId, companyId, lateFeeCents } }),
          ...settleMove(settled, {
            paidOn: dayOfPayment(settled.charge, one.receivedOn),
            paidBy: one.paidBy,
            ...settlementInput(came, settled, rows.settings),
          }),
          ...extraEntries({ id, currency: 'BRL' }, came, one.receivedOn, 'cash'),
        );
      } else
        changes.push(
          post(receiptSuspended({ id, currency: 'BRL', amountCents: one.amountCents }), one.receivedOn),
        );
      changes.push(...feeOf(id, one));
      return { externalId: name, outcome: reason ?? 'matched', chargeId: charge?.id ?? null, receiptId: id };
    });
    const reversed = reversals.map((one): ReversalResult => {
      const chargeId = chargeOf(one.reference)?.id;
      const { changes: made, ...became } = applyReversal(one, chargeId, reversible, userIdOf(actor));
      changes.push(...made);
      return { externalId: one.externalId, chargeId: chargeId ?? null, ...became };
    });
    return accept(changes, { settled: paid.size, results, reversed });
  },
});

/** States of a receipt that paid a charge or may have paid it. */
const PAID_STATES = ['matched', 'contested'] as const satisfies readonly Receipt['status'][];

type Known = Pick<Receipt, 'id' | 'status' | 'amountCents' | 'chargeId'>;

const keyOf = ({ source, externalId: name }: Pick<Receipt, 'source' | 'externalId'>) => `${source} ${name}`;

const settledOf = (
  charge: Charge,
  rows: { readonly lines: readonly ChargeLine[]; readonly instalments: readonly Instalment[] },
): Settled => ({
  charge,
  lines: rows.lines.filter(({ chargeId }) => chargeId === charge.id),
  instalment: rows.instalments.find(({ chargeId }) => chargeId === charge.id),
});

/**
 * Returns the slip number in a reference, or none if the reference cannot be one. A slip number has eleven
 * digits with any padding.
 */
function slipNumberIn(reference: string): string[] {
  const digits = reference.trim();
  return /^\d{1,25}$/.test(digits) && ourNumberOf(digits).length === 11 ? [ourNumberOf(digits)] : [];
}

const feeOf = (id: number, { bankFeeCents, receivedOn }: Incoming): Change[] =>
  bankFeeCents > 0 ? [post(bankFeeKept({ id, currency: 'BRL', bankFeeCents }), receivedOn)] : [];

/** Slips name no payer, so money is left to finance only if a line names a payer other than the company. */
const otherPayerReason = (one: Incoming, company: Company | undefined): NotPaid | null =>
  company && classifyPayer(one, company) === 'other' ? 'other_payer' : null;

function notPaidReason(
  settled: Settled | undefined,
  came: Amount | undefined,
  paid: ReadonlySet<number>,
): NotPaid | null {
  if (!settled || !came) return 'unknown_reference';
  const { charge } = settled;
  if (charge.status === 'paid' || charge.status === 'refunded' || paid.has(charge.id)) return 'already_paid';
  if (charge.status === 'cancelled') return 'charge_cancelled';
  if (charge.status === 'combined') return 'charge_combined';
  // Slip numbers exist only in BRL, so an amount in another currency never matches.
  return charge.currency === 'BRL' && came.differenceCents === 0 ? null : 'amount_differs';
}
