import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type Currency, refuse } from '../../kit';
import { defineCommand, id } from '../../people';
import { settings } from '../../platform';
import { invoices, loadTaxSources, payoutOnAcceptance, payouts, transferOf, type Withheld } from '../payment';
import { deductionFrom } from './deduction';
import { repayments } from './repayment';

/** Amounts and due date of a payout, in minor units, if its invoice is accepted today. */
export interface AcceptancePreview {
  readonly payoutId: number;
  readonly currency: Currency;
  readonly grossCents: number;
  readonly withholdings: readonly Withheld[];
  /** Amount deducted for repayments. */
  readonly deductedCents: number;
  readonly transferCents: number;
  readonly dueOn: string;
}

/**
 * Returns the taxes, deductions, transfer amount and due date of a payout as if its invoice were accepted
 * today. Writes nothing. Refuses with `payout_not_waiting` and `payee_missing`.
 */
export const previewAcceptance = defineCommand({
  name: 'invoices.previewAcceptance',
  rest: 'Returns what the creator would get if the invoice were accepted today',
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  async load(find, { id: invoiceId }) {
    const invoice = await find.forUpdate(invoices, invoiceId, invoices.access.moves.accept);
    const [payout] = await find.many(payouts, { id: invoice.payoutId });
    const { creatorId } = invoice;
    return {
      payout,
      taxes: await loadTaxSources(find, [invoice]),
      debts: payout
        ? await find.many(repayments, { creatorId, currency: payout.currency, status: 'open' })
        : [],
      settings: await find.many(settings, { key: 'payout_days' }),
    };
  },
  decide({ rows: { payout, taxes, debts, settings: terms }, now }) {
    const [payee] = taxes.payees;
    if (payout?.status !== 'waiting_invoice') return refuse('payout_not_waiting');
    if (!payee) return refuse('payee_missing');
    const today = businessDate(now);
    const accepted = payoutOnAcceptance(payout, payee, { ...taxes, settings: terms }, today);
    const { payout: paid, left } = deductionFrom({ ...payout, ...accepted }, { debts, taxes }, today);
    const preview: AcceptancePreview = {
      payoutId: payout.id,
      currency: payout.currency,
      grossCents: payout.grossCents,
      withholdings: paid.withholdings,
      deductedCents: transferOf(paid) - left,
      transferCents: left,
      dueOn: accepted.dueOn,
    };
    return accept([], preview);
  },
});
