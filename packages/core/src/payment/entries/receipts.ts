import { accountsIn } from '../accounts';
import { credit, debit, moved, type Recorded } from '../recorded';
import type { Charge } from '../schema';

/*
 * What comes in without a charge lies in suspense: for a charge of 4 000.00, found later, or for its way back. What the
 * bank keeps of a receipt is a cost of ours, and no part of what was paid:
 *
 *                         cash  suspense  receivable  committed      held      fee  bank_fees
 *   receipt_suspended +4 000.00 −4 000.00
 *   bank_fee_kept         −2.50                                                        +2.50
 *   charge_paid                 +4 000.00  −4 000.00  +4 000.00 −3 400.00  −600.00
 *   receipt_returned  −4 000.00 +4 000.00
 */

interface CameIn {
  readonly id: number;
  readonly currency: Charge['currency'];
}

/**
 * Money came in, and no charge is known to be its own. @param to where it lies: of cards with the provider, in `clearing`
 */
export function receiptSuspended(
  { id, currency, amountCents }: CameIn & { amountCents: number },
  to: 'cash' | 'clearing' = 'cash',
): Recorded {
  const { suspense, ...accounts } = accountsIn(currency);
  return {
    kind: 'receipt_suspended',
    resource: 'receipts',
    rowId: id,
    postings: moved([debit(accounts[to], amountCents), credit(suspense, amountCents)]),
  };
}

/** Whoever sent it has it back. */
export function receiptReturned({ id, currency, amountCents }: CameIn & { amountCents: number }): Recorded {
  const { cash, suspense } = accountsIn(currency);
  return {
    kind: 'receipt_returned',
    resource: 'receipts',
    rowId: id,
    postings: moved([debit(suspense, amountCents), credit(cash, amountCents)]),
  };
}

/** The bank kept a part of what came in. */
export function bankFeeKept({ id, currency, bankFeeCents }: CameIn & { bankFeeCents: number }): Recorded {
  const { cash, bankFees } = accountsIn(currency);
  return {
    kind: 'bank_fee_kept',
    resource: 'receipts',
    rowId: id,
    postings: moved([debit(bankFees, bankFeeCents), credit(cash, bankFeeCents)]),
  };
}
