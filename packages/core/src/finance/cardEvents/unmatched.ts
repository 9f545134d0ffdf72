import { businessDate } from '@elenco/brazil';
import { type Change, insert, post } from '../../kit';
import type { CardPayment } from '../cardPayments';
import { receiptSuspended } from '../payment';
import { blankReceipt, type Receipt, receipts } from '../receipt';

/** Creates a receipt in suspense for money at the provider that finance must assign or return. */
export function insertSuspenseReceipt(
  { companyId }: Pick<CardPayment, 'companyId'>,
  came: Pick<Receipt, 'id' | 'externalId' | 'reference' | 'amountCents' | 'currency' | 'reason'>,
  now: string,
): Change[] {
  const receivedOn = businessDate(now);
  return [
    insert(receipts, {
      ...blankReceipt(now),
      ...came,
      companyId,
      source: 'card',
      receivedOn,
      paidBy: 'card',
      bankFeeCents: 0,
      payerName: '',
      payerTaxId: '',
      note: '',
    }),
    post(receiptSuspended(came, 'clearing'), receivedOn),
  ];
}
