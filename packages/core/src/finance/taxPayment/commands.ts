import { addDays, businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, insert, post, refuse, sum } from '../../kit';
import { defineCommand, defineMove, paragraph, requireAccess, userIdOf } from '../../people';
import { dayOfMonth, daysOfMonth } from '../monthClosing';
import { accountsIn, payouts, taxesPaid } from '../payment';
import { withheldIn } from './guide';
import { taxPayment, taxPaymentAccess, taxPaymentFlow, taxPayments } from './taxPayment';

const { tax, municipality, amountCents, paidOn, bankReference } = taxPayment.shape;

/** Returns all days of a month. */
function daysIn(month: string): string[] {
  const { from, to } = daysOfMonth(month);
  const days = [from];
  while (days.at(-1)! < to) days.push(addDays(days.at(-1)!, 1));
  return days;
}

/**
 * Records that finance paid a month's withheld tax at the bank: the withheld amount that is still open.
 * Refuses at `/paidOn` with `date_in_future` and `tax_month_not_over`, at `/amountCents` with
 * `tax_amount_changed` if another amount is open than the user saw, and with `money_not_there`.
 */
export const recordTaxPayment = defineCommand({
  name: 'tax-payments.record',
  rest: 'Records the payment of a month’s withheld tax, with date and bank reference',
  movesMoney: true,
  notWhileImpersonating: true,
  /** `month` is any day of the month. */
  input: z.strictObject({ month: dayOfMonth, tax, municipality, amountCents, paidOn, bankReference }),
  async load(find, input, { actor }) {
    requireAccess(actor, taxPaymentAccess.read);
    const month = daysOfMonth(input.month).from;
    const { cash, withholding } = accountsIn('BRL');
    // Locks the account, so that the second of two concurrent records sees the first.
    await find.balance(withholding);
    return {
      cashCents: await find.balance(cash),
      paid: await find.many(taxPayments, {
        month,
        tax: input.tax,
        municipality: input.municipality,
        status: 'paid',
      }),
      payouts: await find.many(payouts, { currency: 'BRL', firstMadeOn: daysIn(month) }),
      ids: await find.ids(taxPayments, 1),
    };
  },
  decide({ rows, input, actor, now }) {
    const { from: month, to } = daysOfMonth(input.month);
    if (input.paidOn > businessDate(now)) return refuse('date_in_future', '/paidOn');
    if (input.paidOn <= to) return refuse('tax_month_not_over', '/paidOn');
    const paidCents = sum(rows.paid.map((one) => one.amountCents));
    const openCents = withheldIn(rows.payouts, { ...input, month }) - paidCents;
    if (openCents <= 0 || openCents !== input.amountCents)
      return refuse('tax_amount_changed', '/amountCents');
    if (openCents > rows.cashCents) return refuse('money_not_there');
    const payment = { ...input, id: rows.ids[0]!, month };
    return accept(
      [
        insert(taxPayments, {
          ...payment,
          status: taxPaymentFlow.initial,
          statusSince: now,
          recordedById: userIdOf(actor)!,
        }),
        post(taxesPaid(payment), input.paidOn),
      ],
      { id: payment.id },
    );
  },
});

/** Cancels a payment that was recorded by mistake, with a reason. Its tax is open again. */
export const cancelTaxPayment = defineMove(taxPayments, 'cancel', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ row }) => ({ and: [post(taxesPaid({ id: row.id, amountCents: -row.amountCents }))] }),
});
