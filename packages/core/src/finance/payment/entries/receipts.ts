import { sum } from '../../../kit';
import { accountsIn } from '../accounts';
import { credit, debit, type Recorded, withoutZeroPostings } from '../recorded';
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
 * If the card provider itself takes back a payment in suspense, nothing is transferred: the receipt settles
 * the claim of `refund_unasked`.
 *
 * A partial payment of 1 000.00 is held for its charge, which stays open for the rest. It is released when
 * the charge is paid, or if the part belongs to another charge:
 *
 *                         cash  suspense  receivable  committed      held
 *   part_kept                   +1 000.00  −1 000.00  +1 000.00 −1 000.00
 *
 * A late payment of a platform charge may include fine and interest, here 88.00. Two staff members settle any
 * other difference, here 0.50 too little:
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

interface ReceivedMoney {
  readonly id: number;
  readonly currency: Charge['currency'];
}

/**
 * Posts money received without a known charge.
 * @param to account that received it: `clearing` for cards
 */
export function receiptSuspended(
  { id, currency, amountCents }: ReceivedMoney & { amountCents: number },
  to: 'cash' | 'clearing' = 'cash',
): Recorded {
  const { suspense, ...accounts } = accountsIn(currency);
  return {
    kind: 'receipt_suspended',
    resource: 'receipts',
    rowId: id,
    postings: withoutZeroPostings([debit(accounts[to], amountCents), credit(suspense, amountCents)]),
  };
}

/** Posts that money in suspense was returned to its sender. */
export function receiptReturned({
  id,
  currency,
  amountCents,
}: ReceivedMoney & { amountCents: number }): Recorded {
  const { cash, suspense } = accountsIn(currency);
  return {
    kind: 'receipt_returned',
    resource: 'receipts',
    rowId: id,
    postings: withoutZeroPostings([debit(suspense, amountCents), credit(cash, amountCents)]),
  };
}

/** Posts that the provider took a payment in suspense back, which settles the claim on the company. */
export function takenBackByProvider({
  id,
  companyId,
  currency,
  amountCents,
}: ReceivedMoney & { companyId: number; amountCents: number }): Recorded {
  const { claims, suspense } = accountsIn(currency);
  return {
    kind: 'receipt_returned',
    resource: 'receipts',
    rowId: id,
    postings: withoutZeroPostings([debit(suspense, amountCents), credit(claims(companyId), amountCents)]),
  };
}

/** Posts the fee that the bank deducted from a receipt. */
export function bankFeeKept({
  id,
  currency,
  bankFeeCents,
}: ReceivedMoney & { bankFeeCents: number }): Recorded {
  const { cash, bankFees } = accountsIn(currency);
  return {
    kind: 'bank_fee_kept',
    resource: 'receipts',
    rowId: id,
    postings: withoutZeroPostings([debit(bankFees, bankFeeCents), credit(cash, bankFeeCents)]),
  };
}

/**
 * Posts that a charge is reopened: fee and held money move to suspense. Fine and interest are cancelled,
 * because only the late payment caused them. Reverses `charge_paid` and `late_charged`.
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
    postings: withoutZeroPostings([
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

/**
 * Posts a partial payment that is held for its charge; negative when the charge is paid or the partial
 * payment is released.
 */
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
    postings: withoutZeroPostings([
      debit(accounts[from], cents),
      credit(receivable(companyId), cents),
      debit(committed(companyId), cents),
      credit(held(companyId), cents),
    ]),
  };
}

/** Posts the fine and interest of a late payment as income; negative when the charge is reopened. */
export function lateFeeKept(
  { id, currency }: ReceivedMoney,
  lateFeeCents: number,
  from: 'cash' | 'suspense' = 'suspense',
): Recorded {
  const { lateFees, ...accounts } = accountsIn(currency);
  return {
    kind: 'late_fee_kept',
    resource: 'receipts',
    rowId: id,
    postings: withoutZeroPostings([debit(accounts[from], lateFeeCents), credit(lateFees, lateFeeCents)]),
  };
}

/** Posts the difference between the received amount and the charge; negative if less was received. */
export function differenceSettled({ id, currency }: ReceivedMoney, differenceCents: number): Recorded {
  const { suspense, differences } = accountsIn(currency);
  return {
    kind: 'difference_settled',
    resource: 'receipts',
    rowId: id,
    postings: withoutZeroPostings([debit(suspense, differenceCents), credit(differences, differenceCents)]),
  };
}

/** Posts a reversed payment whose charge stays paid, so that the company owes the amount. */
export function paymentReversed({
  id,
  companyId,
  currency,
  amountCents,
}: ReceivedMoney & { readonly companyId: number; readonly amountCents: number }): Recorded {
  const { claims, cash } = accountsIn(currency);
  return {
    kind: 'payment_reversed',
    resource: 'receipts',
    rowId: id,
    postings: withoutZeroPostings([debit(claims(companyId), amountCents), credit(cash, amountCents)]),
  };
}
