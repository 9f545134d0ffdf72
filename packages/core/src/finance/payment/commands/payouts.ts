import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, cents, emit, Problem, post, refuse, update } from '../../../kit';
import {
  date,
  defineCommand,
  defineMove,
  id,
  line,
  paragraph,
  requireAccess,
  userIdOf,
} from '../../../people';
import { settings } from '../../../platform';
import { payoutMade, payoutReturned } from '../entries';
import { noPreparation } from '../preparation';
import { checkRelease } from '../releasable';
import { payouts, prepareRule } from '../resource';
import {
  correctTaxes,
  loadTaxSources,
  taxedWhenPaid,
  taxesExpected,
  taxesIfPaidOn,
  taxFields,
} from '../taxes';
import { transferOf } from '../transfer';

/**
 * Records a failed transfer. The platform still owes the payout, which two staff members prepare and release
 * again.
 */
export const failPayout = defineMove(payouts, 'fail', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({ patch: { ...noPreparation } }),
});

/** Version of the row that the staff member saw. */
const seen = z.int().positive().optional();

/**
 * Prepares a payout, as the first of two staff members: confirms the account that this staff member saw
 * (`payeeVersion`). Computes the taxes again for today or, if it is later, for the due date. Refuses with
 * `payout_not_processing`, `already_prepared` and `payee_missing`.
 */
export const preparePayout = defineCommand({
  name: 'payouts.prepare',
  rest: 'Prepares a payout; a second finance user releases it',
  movesMoney: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id, version: seen, payeeVersion: seen }),
  async load(find, { id: payoutId, version, payeeVersion }) {
    const payout = await find.forUpdate(payouts, payoutId, prepareRule);
    const taxes = await loadTaxSources(find, [payout]);
    const [payee] = taxes.payees;
    const changed = (before: number | undefined, row: { version: number } | undefined) =>
      before !== undefined && before !== row?.version;
    if (changed(version, payout) || changed(payeeVersion, payee)) throw new Problem('stale');
    return { payout, taxes };
  },
  decide({ rows: { payout, taxes }, actor, now }) {
    const [payee] = taxes.payees;
    if (!('userId' in actor)) return refuse('second_person_needed');
    if (payout.status !== 'processing') return refuse('payout_not_processing', '', { status: payout.status });
    if (payout.preparedById !== null) return refuse('already_prepared');
    if (!payee) return refuse('payee_missing');
    const { id: payoutId, companyId, creatorId, briefingId, dueOn } = payout;
    const today = businessDate(now);
    const taxed = taxesExpected(payout, dueOn !== null && dueOn > today ? dueOn : today, taxes);
    return accept(
      [
        ...correctTaxes(payout, taxed),
        update(payouts, payoutId, {
          ...taxFields(taxed),
          preparedById: actor.userId,
          preparedAt: now,
          preparedPayeeVersion: payee.version,
        }),
        emit({
          kind: 'payouts.prepare',
          resource: payouts.name,
          rowId: payoutId,
          companyId,
          creatorId,
          briefingId,
        }),
      ],
      { id: payoutId },
    );
  },
});

/** Maximum number of payouts in a preview, which equals the maximum in a payment file. */
const MAX_PAYOUTS = 100;

/**
 * Returns the transfers and taxes that would result if the payouts were paid on a day, one after the other.
 * Writes nothing. Staff use the preview to see the effect of the day before they release the payouts.
 */
export const previewTaxes = defineCommand({
  name: 'payouts.previewTaxes',
  rest: 'Returns what payouts would transfer, and their taxes, if they were paid on a day',
  notWhileImpersonating: true,
  input: z.strictObject({
    payouts: z.array(id).min(1, 'at_least_one').max(MAX_PAYOUTS, 'too_many'),
    on: date,
  }),
  async load(find, { payouts: ids }, { actor }) {
    requireAccess(actor, prepareRule);
    const found = await find.many(payouts, { id: ids });
    const rows = ids.flatMap((payoutId) => found.filter((row) => row.id === payoutId));
    // Taxes are unknown until the invoice is accepted.
    if (rows.length < ids.length || rows.some(({ legalForm }) => legalForm === null))
      throw new Problem('not_found');
    return { rows, taxes: await loadTaxSources(find, rows) };
  },
  decide({ rows: { rows, taxes }, input: { on } }) {
    const previews = taxedWhenPaid(rows, on, taxes).map((taxed, n) => {
      const ofDay = { ...rows[n]!, ...taxesIfPaidOn(rows[n]!, on, taxes) };
      return {
        id: taxed.id,
        withholdings: taxed.withholdings,
        netCents: taxed.netCents,
        transferCents: transferOf(taxed),
        /** Difference between this net amount and the stored one, in cents. */
        changeCents: taxed.netCents - rows[n]!.netCents,
        /** Taxes and transfer amount if paid on that day, even if the payout's taxes are final. */
        ofDay: { withholdings: ofDay.withholdings, transferCents: transferOf(ofDay) },
      };
    });
    return accept([], { previews });
  },
});

/**
 * Releases a payout, as the second of two staff members: records the transfer with the bank's reference. Uses
 * the taxes of the payment day; `transferCents` is the transferred amount. A payout in a payment file was
 * already released by two staff members. Only a staff member who did not prepare it can record it as paid
 * outside the file, and a later rejection by the bank overrides the record. Refuses with `not_prepared`,
 * `second_person_needed`, `payee_changed` if the payee changed after the preparation, `date_in_future`,
 * `date_before_preparation`, `payee_resting` (params `from`: when it may be released), and `transfer_differs`
 * if the taxes of that day give a different amount.
 */
export const releasePayout = defineMove(payouts, 'release', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: { proof: line(120), madeOn: date, transferCents: cents.optional() },
  also: async (find, row) => ({
    taxes: await loadTaxSources(find, [row]),
    settings: await find.many(settings, { key: 'payee_rest_hours' }),
  }),
  decide({ row, also, input: { proof, madeOn, transferCents }, actor, now }) {
    const [payee] = also.taxes.payees;
    const { releasedById } = row;
    if (row.status === 'sent' && userIdOf(actor) === row.preparedById) return refuse('second_person_needed');
    const released =
      row.status === 'sent' && releasedById !== null && row.preparedAt !== null
        ? { releasedById, preparedAt: row.preparedAt }
        : checkRelease(row, { payee, settings: also.settings, actor, now });
    if ('code' in released) return refuse(released.code, '', released.params);
    if (madeOn > businessDate(now)) return refuse('date_in_future', '/madeOn');
    if (madeOn < businessDate(released.preparedAt)) return refuse('date_before_preparation', '/madeOn');
    const [paid = row] = taxedWhenPaid([row], madeOn, also.taxes);
    const cents = transferOf(paid);
    if (transferCents !== undefined && transferCents !== cents) return refuse('transfer_differs', '/madeOn');
    return {
      patch: {
        ...taxFields(paid),
        releasedById: released.releasedById,
        proof,
        madeOn,
        firstMadeOn: row.firstMadeOn ?? madeOn,
      },
      and: [...correctTaxes(row, paid, madeOn), ...(cents > 0 ? [post(payoutMade(paid), madeOn)] : [])],
    };
  },
});

/** Moves a failed payout back to processing. */
export const retryPayout = defineMove(payouts, 'retry', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});

/**
 * Records that the bank returned a payout. The platform owes it again, and two staff members must prepare and
 * release it again. Refuses with `date_in_future`, `date_before_payment`, and with `move_not_possible` if
 * nothing was transferred.
 */
export const returnPayout = defineMove(payouts, 'return', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000), returnedOn: date },
  also: async () => null,
  decide({ row, input: { returnedOn }, now }) {
    // The whole payout was deducted for a repayment, so there was no transfer to return.
    if (transferOf(row) === 0) return refuse('move_not_possible', '', { status: row.status });
    if (returnedOn > businessDate(now)) return refuse('date_in_future', '/returnedOn');
    if (row.madeOn !== null && returnedOn < row.madeOn) return refuse('date_before_payment', '/returnedOn');
    return {
      patch: { ...noPreparation, madeOn: null, proof: '' },
      and: [post(payoutReturned(row), returnedOn)],
    };
  },
});
