import { sum } from '../../../kit';
import { accountsIn } from '../accounts';
import { credit, debit, moved, type Recorded } from '../recorded';
import type { Charge, ChargeLine } from '../schema';
import type { Issued, PaidFrom } from './hiring';

/*
 * What comes in without a charge lies in suspense: for a charge of 4 000.00, found later, or for its way back. What the
 * bank keeps of a receipt is a cost of ours, and no part of what was paid:
 *
 *                         cash  suspense  receivable  committed      held      fee  bank_fees
 *   receipt_suspended +4 000.00 −4 000.00
 *   bank_fee_kept         −2.50                                                        +2.50
 *   charge_paid                 +4 000.00  −4 000.00  +4 000.00 −3 400.00  −600.00
 *   receipt_returned  −4 000.00 +4 000.00
 *
 * A part of 1 000.00 that finance keeps is held for its charge, which stays open for the rest; it is taken from there again
 * when the charge is paid, or when the part turns out to be of another charge:
 *
 *                         cash  suspense  receivable  committed      held
 *   part_kept                   +1 000.00  −1 000.00  +1 000.00 −1 000.00
 *
 * Of a charge of ours that is paid late fine and interest may come besides, 88.00 here; any other difference, here 0.50 too
 * little, two people settle:
 *
 *                         cash  suspense  late_fees  differences
 *   late_fee_kept                 +88.00     −88.00               (from cash where the file settles it at once)
 *   difference_settled             −0.50                   +0.50
 *
 * A receipt that did not pay its charge after all, since the bank took it back or it was for another one, lies in suspense
 * again, and the charge is owed again. Where its money was used already, the company owes what its bank took:
 *
 *                         cash  suspense  receivable  committed      held      fee    claims
 *   charge_reopened             −4 000.00  +4 000.00  −4 000.00 +3 400.00  +600.00
 *   payment_reversed  −4 000.00                                                    +4 000.00
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

/**
 * Reopens a charge: moves fee and held money to suspense. Fine and interest are no longer owed, since they arose from the
 * late payment. Reverses `charge_paid` and `late_charged`.
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

/** The bank took a payment back whose charge stays paid: the company owes it. */
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
