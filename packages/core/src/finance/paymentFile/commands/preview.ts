import { type TransferMethod, transferMethod, transferMethods } from '@elenco/brazil';
import { z } from 'zod';
import { accept, refuse, sum } from '../../../kit';
import { creators, date, defineCommand, id, requireAccess, users } from '../../../people';
import { loadTaxSources, payouts, taxedWhenPaid, transferOf } from '../../payment';
import { MAX_PAYMENTS, paymentFileRule } from '../paymentFile';
import { type PaymentWarning, warningsAbout } from '../warnings';
import { isPaidByFile, payerAccount } from './paymentFiles';

/** A payment that a file would contain. */
interface PreviewLine {
  readonly payoutId: number;
  readonly method: TransferMethod;
  readonly amountCents: number;
  readonly warnings: readonly PaymentWarning[];
}

export interface PaymentFilePreview {
  readonly lines: readonly PreviewLine[];
  /** Totals by method, in BRL; methods without payments are left out. */
  readonly sums: readonly {
    readonly method: TransferMethod;
    readonly count: number;
    readonly cents: number;
  }[];
}

/**
 * Returns the payments that a payment file would contain, with their sums and warnings about the payees.
 * Writes nothing and returns no account. Refuses at `/payouts/<n>` with `payout_not_processing`,
 * `not_by_file` and `payee_missing`.
 */
export const previewPaymentFile = defineCommand({
  name: 'payment-files.preview',
  rest: 'Returns the payments that a payment file would contain, with sums and warnings; writes nothing',
  notWhileImpersonating: true,
  input: z.strictObject({
    payouts: z.array(id).min(1, 'at_least_one').max(MAX_PAYMENTS, 'too_many'),
    payOn: date,
    payer: payerAccount,
  }),
  async load(find, { payouts: ids }, { actor }) {
    requireAccess(actor, paymentFileRule);
    const found = await find.many(payouts, { id: ids, status: 'processing' });
    const rows = ids.flatMap((payoutId) => found.filter((row) => row.id === payoutId));
    const creatorId = [...new Set(rows.map((row) => row.creatorId))];
    return {
      payouts: rows,
      taxes: await loadTaxSources(find, rows),
      creators: await find.many(creators, { id: creatorId }),
      users: await find.many(users, { creatorId }),
    };
  },
  decide({ rows, input: { payouts: ids, payOn, payer } }) {
    const taxed = taxedWhenPaid(rows.payouts, payOn, rows.taxes);
    const lines: PreviewLine[] = [];
    for (const [index, payoutId] of ids.entries()) {
      const at = `/payouts/${index}`;
      const payout = taxed.find((row) => row.id === payoutId);
      if (!payout) return refuse('payout_not_processing', at);
      if (!isPaidByFile(payout)) return refuse('not_by_file', at);
      const isOfCreator = ({ creatorId }: { readonly creatorId: number | null }) =>
        creatorId === payout.creatorId;
      const payee = rows.taxes.payees.find(isOfCreator);
      if (!payee) return refuse('payee_missing', at);
      const owners = rows.creators.filter((row) => row.id === payout.creatorId);
      const method = transferMethod(payee, payer);
      lines.push({
        payoutId,
        method,
        amountCents: transferOf(payout),
        warnings: warningsAbout(payee, {
          method,
          people: [...owners, ...rows.users.filter(isOfCreator)],
          ofCreator: rows.taxes.ofCreators.filter(isOfCreator),
        }),
      });
    }
    const sums = transferMethods.flatMap((method) => {
      const own = lines.filter((line) => line.method === method);
      return own.length === 0
        ? []
        : [{ method, count: own.length, cents: sum(own.map((line) => line.amountCents)) }];
    });
    return accept<PaymentFilePreview>([], { lines, sums });
  },
});
