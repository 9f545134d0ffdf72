import { businessDate } from '@elenco/brazil';
import { cents, post, refuse } from '../../../kit';
import { date, defineMove, line, userIdOf } from '../../../people';
import { settings } from '../../../platform';
import { payoutMade } from '../entries';
import { releasable } from '../releasable';
import { payouts } from '../resource';
import { correctTaxes, loadTaxSources, taxedWhenPaid, taxFields } from '../taxes';
import { transferOf } from '../transfer';

/**
 * Records the transfer that the second of the two people of finance made, with the bank's reference as its proof. Its taxes
 * are those of the day of the payment; `transferCents` is what this person transferred.
 * A payout in a payment file was released then, by two people. That it was paid outside the file is recorded by another
 * person than the one who prepared it, and the bank's later rejection wins.
 * Refuses `not_prepared`, `second_person_needed`, `payee_changed` since it was prepared, `payee_resting` with the
 * instant `from` which it may be, `date_in_future`, `date_before_preparation`,
 * `transfer_differs` where the taxes of that day leave another amount.
 */
export const releasePayout = defineMove(payouts, 'release', {
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
        : releasable(row, { payee, settings: also.settings, actor, now });
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
