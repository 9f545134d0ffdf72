import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, cents, insert, moveTo, Problem, post, refuse, update } from '../../../kit';
import { date, defineCommand, defineMove, id, line, userIdOf } from '../../../people';
import { paymentReversed, receiptReturned, repaymentReceived, takenBackByProvider } from '../../payment';
import { creditRepayment, type Repayment, remainingOf, repaymentRule, repayments } from '../../repayment';
import { blankReceipt } from '../blankReceipt';
import { isTakenBack, prepareReturnRule, receipts } from '../receipt';
import { canUnmatch, loadUnmatching, unmatchChanges } from '../unmatching';

/**
 * Contests, as the first of two staff members, a receipt that did not pay its charge. The import contests
 * receipts that the bank reversed. Refuses with `by_provider` for card payments, and with
 * `receipt_of_repayment`.
 */
export const contestReceipt = defineMove(receipts, 'contest', {
  notWhileImpersonating: true,
  fields: { comment: line(255) },
  also: async () => null,
  decide({ row, actor }) {
    if (row.source === 'card') return refuse('by_provider');
    if (row.chargeId === null) return refuse('receipt_of_repayment');
    return { patch: { reason: 'wrong_charge' as const, preparedById: userIdOf(actor) } };
  },
});

/** Ends a contest without ledger entries, because the receipt did pay its charge. */
export const keepReceipt = defineMove(receipts, 'keep', {
  notWhileImpersonating: true,
  fields: { comment: line(255) },
  also: async () => null,
  decide: () => ({ patch: { reason: null, preparedById: null } }),
});

/**
 * Moves the money of a contested receipt to suspense, as the second of two staff members. Reopens the charge;
 * its other receipts become partial payments. Refuses with `second_person_needed`, and with `payment_used` if
 * the money is no longer held. Then the money can only be returned, which creates a claim on the company.
 */
export const unmatchReceipt = defineMove(receipts, 'unmatch', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: { comment: line(255) },
  also: (find, { chargeId }) => loadUnmatching(find, chargeId),
  decide({ row, also: of, input: { comment }, actor, now }) {
    const userId = userIdOf(actor);
    if (userId === null || userId === row.preparedById) return refuse('second_person_needed');
    if (!of || !canUnmatch(row, of)) return refuse('payment_used');
    const none = { chargeId: null, companyId: null, preparedById: null, partial: false };
    return {
      patch: { ...none, formerChargeId: row.chargeId, lateFeeCents: 0, differenceCents: 0 },
      and: unmatchChanges(row, of, comment, businessDate(now)),
    };
  },
});

/**
 * Prepares to return money to its sender, as the first of two staff members. Refuses with `not_in_suspense`
 * and `already_prepared`.
 */
export const prepareReturn = defineCommand({
  name: 'receipts.prepareReturn',
  rest: 'Prepares the return of a receipt; a second finance user releases it',
  movesMoney: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id, version: z.int().positive().optional() }),
  async load(find, { id: receiptId, version }) {
    const row = await find.forUpdate(receipts, receiptId, prepareReturnRule);
    if (version !== undefined && version !== row.version) throw new Problem('stale');
    return row;
  },
  decide({ rows: row, actor }) {
    const preparedById = userIdOf(actor);
    if (preparedById === null) return refuse('second_person_needed');
    if (row.status !== 'unmatched') return refuse('not_in_suspense');
    if (row.preparedById !== null && row.intendedChargeId === null) return refuse('already_prepared');
    return accept([update(receipts, row.id, { preparedById, intendedChargeId: null })], { id: row.id });
  },
});

/**
 * Records that money was returned to its sender, and stores the reference of the transfer. The second staff
 * member, the bank or the card provider returned the money. The charge of a contested receipt stays paid, and
 * the company owes the amount. Refuses with `not_prepared`, `second_person_needed`, `charge_can_reopen` if
 * the receipt can be unmatched instead, `date_in_future`, `date_before_receipt`.
 */
export const returnReceipt = defineMove(receipts, 'release', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: { proof: line(120), returnedOn: date },
  also: async (find, { status, chargeId }) =>
    status === 'contested' ? loadUnmatching(find, chargeId) : undefined,
  decide({ row, also: of, input: { proof, returnedOn }, actor, now }) {
    const releasedById = userIdOf(actor);
    if (row.preparedById === null || row.intendedChargeId !== null) return refuse('not_prepared');
    if (releasedById === null || releasedById === row.preparedById) return refuse('second_person_needed');
    if (of && canUnmatch(row, of)) return refuse('charge_can_reopen');
    if (returnedOn > businessDate(now)) return refuse('date_in_future', '/returnedOn');
    if (returnedOn < row.receivedOn) return refuse('date_before_receipt', '/returnedOn');
    const { companyId } = row;
    const entry =
      companyId === null
        ? receiptReturned(row)
        : row.status === 'contested'
          ? paymentReversed({ ...row, companyId })
          : isTakenBack(row)
            ? takenBackByProvider({ ...row, companyId })
            : receiptReturned(row);
    return { patch: { releasedById, proof, returnedOn }, and: [post(entry, returnedOn)] };
  },
});

interface Why {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * Returns the refusal code if money cannot pay a repayment: the repayment is settled, the amount is too
 * large, or the currency differs. Otherwise returns null.
 */
function repaymentRefusal(
  row: Repayment,
  came: { readonly amountCents: number; readonly currency: string },
): Why | null {
  const mostCents = remainingOf(row);
  if (mostCents === 0) return { code: 'repayment_not_open' };
  return came.currency !== row.currency || came.amountCents > mostCents
    ? { code: 'more_than_owed', params: { mostCents, currency: row.currency } }
    : null;
}

/**
 * Assigns money in suspense to a creator's repayment, which it pays in full or in part. Refuses at
 * `/repaymentId` with `unknown_repayment`, `repayment_not_open` and `more_than_owed` (params `mostCents`,
 * `currency`).
 */
export const assignReceipt = defineMove(receipts, 'assign', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: { repaymentId: id },
  also: (find, _row, { repaymentId }) => find.lockMany(repayments, { id: repaymentId }),
  decide({ row, also: [repayment] }) {
    if (!repayment) return refuse('unknown_repayment', '/repaymentId');
    const not = repaymentRefusal(repayment, row);
    if (not) return refuse(not.code, '/repaymentId', not.params);
    const { amountCents, receivedOn } = row;
    return {
      patch: { repaymentId: repayment.id, companyId: repayment.companyId, preparedById: null },
      and: [
        ...creditRepayment(repayment, amountCents),
        post(repaymentReceived(repayment, amountCents, 'suspense'), receivedOn),
      ],
    };
  },
});

/**
 * Records a repayment in a currency other than BRL, which finance saw in the bank account because no bank
 * file reports it. The same proof is recorded only once. Refuses with `by_receipt` for BRL,
 * `repayment_not_open`, `more_than_owed` at `/amountCents`, and `date_in_future` at `/receivedOn`.
 */
export const takeRepayment = defineCommand({
  name: 'receipts.takeRepayment',
  rest: 'Records a creator’s repayment by transfer in a currency other than BRL',
  movesMoney: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    repaymentId: id,
    amountCents: cents.min(1, 'required'),
    receivedOn: date,
    proof: line(80),
  }),
  load: async (find, { repaymentId }) => ({
    repayment: await find.forUpdate(repayments, repaymentId, repaymentRule),
    ids: await find.ids(receipts, 1),
  }),
  decide({ rows: { repayment, ids }, input: { amountCents, receivedOn, proof }, now }) {
    const { id: repaymentId, companyId, currency } = repayment;
    if (currency === 'BRL') return refuse('by_receipt');
    const not = repaymentRefusal(repayment, { amountCents, currency });
    if (not) return refuse(not.code, '/amountCents', not.params);
    if (receivedOn > businessDate(now)) return refuse('date_in_future', '/receivedOn');
    const receiptId = ids[0]!;
    return accept(
      [
        insert(receipts, {
          id: receiptId,
          ...blankReceipt(now),
          source: 'hand',
          externalId: `repayment ${repaymentId} ${proof}`,
          receivedOn,
          amountCents,
          bankFeeCents: 0,
          currency,
          paidBy: 'transfer',
          reference: '',
          payerName: '',
          payerTaxId: '',
          note: proof,
        }),
        moveTo(receipts, receiptId, 'assign', { patch: { repaymentId, companyId } }),
        ...creditRepayment(repayment, amountCents),
        post(repaymentReceived(repayment, amountCents, 'cash'), receivedOn),
      ],
      { id: receiptId },
    );
  },
});
