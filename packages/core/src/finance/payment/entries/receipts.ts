import { sum } from '../../../kit';
import { accountsIn } from '../accounts';
import { credit, debit, moved, type Recorded } from '../recorded';
import type { Charge, ChargeLine } from '../schema';
import type { Issued, PaidFrom } from './hiring';

/*
 * Money received without a charge is booked in suspense until it is matched, here to a charge of 4 000.00, or
 * returned. Bank fees on receipts are a cost of the platform and do not reduce the payment:
 *
 *                         cash  suspense  receivable  committed      held      fee  bank_fees
 *   receipt_suspended +4 000.00 −4 000.00
 *   bank_fee_kept         −2.50                                                        +2.50
 *   charge_paid                 +4 000.00  −4 000.00  +4 000.00 −3 400.00  −600.00
 *   receipt_returned  −4 000.00 +4 000.00
 *
 * A partial payment of 1 000.00 is held for its charge, which stays open for the rest. It is released when
 * the charge is paid, or if the part belongs to another charge:
 *
 *                         cash  suspense  receivable  committed      held
 *   part_kept                   +1 000.00  −1 000.00  +1 000.00 −1 000.00
 *
 * A late payment of a platform charge may include fine and interest, here 88.00. Two users settle any other
 * difference, here 0.50 too little:
 *
 *                         cash  suspense  late_fees  differences
 *   late_fee_kept                 +88.00     −88.00               (from cash if settled directly from the file)
 *   difference_settled             −0.50                   +0.50
 *
 * If the bank reversed a receipt or it belonged to another charge, its money returns to suspense and the
 * charge is reopened. If the money was already used, the company owes the reversed amount:
 *
 *                         cash  suspense  receivable  committed      held      fee    claims
 *   charge_reopened             −4 000.00  +4 000.00  −4 000.00 +3 400.00  +600.00
 *   payment_reversed  −4 000.00                                                    +4 000.00
 */

interface CameIn {
  readonly id: number;
  readonly currency: Charge['currency'];
}

/** Books money received without a known charge. @param to account that holds it: `clearing` for cards */
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

/** Books the return of money to its sender. */
export function receiptReturned({ id, currency, amountCents }: CameIn & { amountCents: number }): Recorded {
  const { cash, suspense } = accountsIn(currency);
  return {
    kind: 'receipt_returned',
    resource: 'receipts',
    rowId: id,
    postings: moved([debit(suspense, amountCents), credit(cash, amountCents)]),
  };
}

/** Books the fee that the bank deducted from a receipt. */
export function bankFeeKept({ id, currency, bankFeeCents }: CameIn & { bankFeeCents: number }): Recorded {
  const { cash, bankFees } = accountsIn(currency);
  return {
    kind: 'bank_fee_kept',
    resource: 'receipts',
    rowId: id,
    postings: moved([debit(bankFees, bankFeeCents), credit(cash, bankFeeCents)]),
  };
}

/**
 * Reopens a charge: moves fee and held money to suspense. Fine and interest are cancelled, as they arose from
 * the late payment. Reverses `charge_paid` and `late_charged`.
 */
export function chargeReopened(
  { id, companyId, currency }: Omit<Issued, 'amountCents'>,
  lines: readonly Pick<ChargeLine, 'kind' | 'amountCents' | 'feeCents'>[],
): Recorded {
  const { suspense, receivable, committed, held, fee } = accountsIn(currency);
  const totalOf = (some: typeof lines) => sum(some.map(({ amountCents }) => amountCents));
  const owedCents = totalOf(lines.filter(({ kind }) => kind === 'price'));
  return {
    kind: 'charge_reopened',
    resource: 'charges',
    rowId: id,
    postings: moved([
      credit(suspense, totalOf(lines)),
      debit(receivable(companyId), owedCents),
      credit(committed(companyId), owedCents),
      ...lines.flatMap((line) => [
        debit(held(companyId), line.amountCents - line.feeCents),
        debit(fee, line.feeCents),
      ]),
    ]),
  };
}

/** Holds a partial payment for its charge; negative when the charge is paid or the part released. */
export function partKept(
  { id, companyId, currency }: Omit<Issued, 'amountCents'>,
  cents: number,
  from: PaidFrom = 'suspense',
): Recorded {
  const { receivable, committed, held, ...accounts } = accountsIn(currency);
  return {
    kind: 'part_kept',
    resource: 'charges',
    rowId: id,
    postings: moved([
      debit(accounts[from], cents),
      credit(receivable(companyId), cents),
      debit(committed(companyId), cents),
      credit(held(companyId), cents),
    ]),
  };
}

/** Books fine and interest of a late payment as income; negative when the charge is reopened. */
export function lateFeeKept(
  { id, currency }: CameIn,
  lateFeeCents: number,
  from: 'cash' | 'suspense' = 'suspense',
): Recorded {
  const { lateFees, ...accounts } = accountsIn(currency);
  return {
    kind: 'late_fee_kept',
    resource: 'receipts',
    rowId: id,
    postings: moved([debit(accounts[from], lateFeeCents), credit(lateFees, lateFeeCents)]),
  };
}

/** Books the difference between the amount received and the charge; negative if less came in. */
export function differenceSettled({ id, currency }: CameIn, differenceCents: number): Recorded {
  const { suspense, differences } = accountsIn(currency);
  return {
    kind: 'difference_settled',
    resource: 'receipts',
    rowId: id,
    postings: moved([debit(suspense, differenceCents), credit(differences, differenceCents)]),
  };
}

/** Books a reversed payment whose charge stays paid: the company owes it. */
export function paymentReversed({
  id,
  companyId,
  currency,
  amountCents,
}: CameIn & { readonly companyId: number; readonly amountCents: number }): Recorded {
  const { claims, cash } = accountsIn(currency);
  return {
    kind: 'payment_reversed',
    resource: 'receipts',
    rowId: id,
    postings: moved([debit(claims(companyId), amountCents), credit(cash, amountCents)]),
  };
}
