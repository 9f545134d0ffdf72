import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, cents, insert, moveTo, post, refuse } from '../../../kit';
import { date, defineCommand, defineMove, id, line } from '../../../people';
import { repaymentReceived } from '../../payment';
import { type Repayment, remainingOf, repaymentRule, repayments, takeIn } from '../../repayment';
import { fresh } from '../fresh';
import { receipts } from '../resource';

interface Why {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Why it cannot have been paid for it: it needs no more, or less, or is in another currency. */
function whyNot(
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
 * A person of finance says that money in suspense is what a creator pays back, or a part of it. Refuses
 * `unknown_repayment`, `repayment_not_open` and `more_than_owed` (params `mostCents`, `currency`) at `/repaymentId`.
 */
export const assignReceipt = defineMove(receipts, 'assign', {
  notWhileImpersonating: true,
  fields: { repaymentId: id },
  also: (find, _row, { repaymentId }) => find.lockMany(repayments, { id: repaymentId }),
  decide({ row, also: [repayment] }) {
    if (!repayment) return refuse('unknown_repayment', '/repaymentId');
    const not = whyNot(repayment, row);
    if (not) return refuse(not.code, '/repaymentId', not.params);
    const { amountCents, receivedOn } = row;
    return {
      patch: { repaymentId: repayment.id, companyId: repayment.companyId, preparedById: null },
      and: [
        ...takeIn(repayment, amountCents),
        post(repaymentReceived(repayment, amountCents, 'suspense'), receivedOn),
      ],
    };
  },
});

/**
 * What a creator pays back in another currency than reais comes by transfer, which no file of the bank tells of: a person of
 * finance saw it on the account. The same proof counts once. Refuses `by_receipt` of reais, `repayment_not_open`,
 * `more_than_owed` at `/amountCents`, `date_in_future` at `/receivedOn`.
 */
export const takeRepayment = defineCommand({
  name: 'receipts.takeRepayment',
  rest: true,
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
    const not = whyNot(repayment, { amountCents, currency });
    if (not) return refuse(not.code, '/amountCents', not.params);
    if (receivedOn > businessDate(now)) return refuse('date_in_future', '/receivedOn');
    const receiptId = ids[0]!;
    return accept(
      [
        insert(receipts, {
          id: receiptId,
          ...fresh(now),
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
        ...takeIn(repayment, amountCents),
        post(repaymentReceived(repayment, amountCents, 'cash'), receivedOn),
      ],
      { id: receiptId },
    );
  },
});
