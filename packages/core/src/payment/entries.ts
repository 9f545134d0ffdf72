import { type Account, sum } from '../kit';
import { accountsIn } from './accounts';
import { credit, debit, moved, type Recorded } from './recorded';
import type { Charge, ChargeLine, Payout } from './schema';
import { transferOf } from './transfer';

/*
 * Every way in which money is recorded. See docs/spec/money.md#ledger. Debit is positive, credit negative; each
 * entry sums to zero. A charge has one line or several, and each is posted for itself. For one line of 4 000.00 with a
 * fee of 600.00 and 110.00 of taxes:
 *
 *                   receivable  committed      cash      held      fee   payable  withholding
 *   charge_issued    +4 000.00  −4 000.00
 *   late_charged     (fine and interest of a late payment, once it is there: as charge_issued)
 *   charge_paid      −4 000.00  +4 000.00 +4 000.00 −3 400.00  −600.00
 *   invoice_accepted                                +3 400.00          −3 290.00      −110.00
 *   payout_made                           −3 290.00                    +3 290.00
 *                   ----------  --------- --------- --------- -------- --------- ------------
 *                            0          0   +710.00         0  −600.00         0      −110.00
 *
 * What the bank sends back after it was made is owed to the creator again:
 *
 *                         cash   payable
 *   payout_returned  +3 290.00 −3 290.00
 *
 * What becomes of a hiring that ends. For the same line when 850.00 are due of the creator's 3 400.00, and so 150.00
 * of our 600.00; what is not paid yet is cancelled instead, and the due part charged anew:
 *
 *                   receivable  committed      cash      held      fee   refunds
 *   hiring_ended                                    +2 550.00  +450.00  −3 000.00
 *   refund_made                           −3 000.00                     +3 000.00
 *   charge_cancelled −4 000.00  +4 000.00
 *
 * What is paid by card lies with the provider first: `charge_paid` and `refund_made` say `clearing` in place of `cash`. Of
 * 4 000.00 the provider keeps 160.00 and transfers the rest. What was paid a second time goes back by the same way; what
 * the holder of a card takes back through the bank is claimed from the company:
 *
 *                    clearing  processing      cash   refunds    claims
 *   processing_taken   −160.00    +160.00
 *   provider_transfer −3 840.00            +3 840.00
 *   surplus_received  +4 000.00                      −4 000.00
 *   surplus_returned  −4 000.00                      +4 000.00
 *   dispute_opened    −4 000.00                                +4 000.00
 *   dispute_won       +4 000.00                                −4 000.00
 *   refund_unasked    −4 000.00                                +4 000.00   (made at the provider, not by us)
 *
 * What comes in without a charge lies in suspense: for a charge of 4 000.00, found later, or for its way back. What the
 * bank keeps of a receipt is a cost of ours, and no part of what was paid:
 *
 *                         cash  suspense  receivable  committed      held      fee  bank_fees
 *   receipt_suspended +4 000.00 −4 000.00
 *   bank_fee_kept         −2.50                                                        +2.50
 *   charge_paid                 +4 000.00  −4 000.00  +4 000.00 −3 400.00  −600.00
 *   receipt_returned  −4 000.00 +4 000.00
 *
 * What a creator pays back of what was paid out: here all of 3 290.00 for the company, with our fee. 1 000.00 are deducted from
 * the next payout, the rest comes in; what is waived is asked for no more. Where the company's bank has taken its payment
 * back from us, the money is ours: `claims` in place of `refunds`.
 *
 *                      recoverable  unrecovered    payable  suspense      fee    refunds
 *   repayment_demanded   +3 290.00    −3 290.00                       +600.00    −600.00
 *   repayment_deducted   −1 000.00    +1 000.00  +1 000.00                     −1 000.00
 *   repayment_received   −2 000.00    +2 000.00            +2 000.00           −2 000.00
 *   repayment_waived       −290.00      +290.00
 *
 * What is charged in another currency than a provider keeps its account in, the provider changes: here 1 000.00 dollars at
 * 5.30 reais. Its fee is in reais then. 400.00 dollars go back, whole, when that costs 2 200.00 reais: they leave at the
 * rate that they came by, and the rest is the difference that is realised. The rate and whose it is stand on the entry:
 *
 *                              dollars                          reais
 *                       clearing    trading      clearing    trading  difference
 *   currency_exchanged −1 000.00  +1 000.00     +5 300.00  −5 300.00
 *   currency_returned    +400.00    −400.00     −2 200.00  +2 120.00      +80.00
 *                      ---------  ---------     ---------  ---------  ----------
 *                        −600.00    +600.00     +3 100.00  −3 180.00      +80.00
 *
 * A payout of the other 600.00 dollars is made from our account in dollars. Finance buys them at our bank for 3 150.00
 * reais; the pair is left with nothing, and the rest is the difference:
 *
 *                              dollars                          reais
 *                           cash    trading          cash    trading  difference
 *   currency_bought      +600.00    −600.00     −3 150.00  +3 180.00      −30.00
 *   payout_made          −600.00  (and payable +600.00)
 */

type Issued = Pick<Charge, 'id' | 'companyId' | 'currency' | 'amountCents'>;
type Line = Pick<ChargeLine, 'amountCents' | 'feeCents'>;
type Owed = Pick<
  Payout,
  'id' | 'companyId' | 'creatorId' | 'currency' | 'grossCents' | 'netCents' | 'withholdings'
>;

/** A brand is asked to pay: it owes us, and nothing is anybody's yet. */
export function chargeIssued(charge: Issued): Recorded {
  const { receivable, committed } = accountsIn(charge.currency);
  const { id, companyId, amountCents } = charge;
  return {
    kind: 'charge_issued',
    resource: 'charges',
    rowId: id,
    postings: moved([debit(receivable(companyId), amountCents), credit(committed(companyId), amountCents)]),
  };
}

/** A company has paid late: it owed a fine and interest besides. */
export const lateCharged = (late: Issued): Recorded => ({ ...chargeIssued(late), kind: 'late_charged' });

/** Where money comes in and goes out: our bank account, or what a provider of card payments holds. */
type Till = 'cash' | 'clearing';

/** Where the money for a charge comes from: from outside, or from what waited for its charge. */
export type PaidFrom = Till | 'suspense';

/**
 * A company has paid, line by line: the fee is earned, the rest is held for the creator.
 * @throws RangeError when the lines do not add up to the charge.
 */
export function chargePaid(charge: Issued, lines: readonly Line[], from: PaidFrom = 'cash'): Recorded {
  const accounts = accountsIn(charge.currency);
  const { receivable, committed, held, fee } = accounts;
  const { id, companyId, amountCents } = charge;
  if (sum(lines.map((line) => line.amountCents)) !== amountCents)
    throw new RangeError(`The lines of charge ${id} do not add up to it`);
  return {
    kind: 'charge_paid',
    resource: 'charges',
    rowId: id,
    postings: moved([
      debit(accounts[from], amountCents),
      credit(receivable(companyId), amountCents),
      debit(committed(companyId), amountCents),
      ...lines.flatMap((line) => [
        credit(held(companyId), line.amountCents - line.feeCents),
        credit(fee, line.feeCents),
      ]),
    ]),
  };
}

/** A creator's invoice is in order: what was held becomes owed, to the creator and to the state. */
export function invoiceAccepted(payout: Owed): Recorded {
  const { held, payable, withholding } = accountsIn(payout.currency);
  const { id, companyId, creatorId, grossCents, netCents, withholdings } = payout;
  return {
    kind: 'invoice_accepted',
    resource: 'payouts',
    rowId: id,
    postings: moved([
      debit(held(companyId), grossCents),
      credit(payable(creatorId), netCents),
      ...withholdings.map((tax) => credit(withholding, tax.amountCents)),
    ]),
  };
}

type PaidOut = Pick<Payout, 'id' | 'creatorId' | 'currency' | 'netCents' | 'deductedCents'>;

/** The creator has the money. */
export function payoutMade(payout: PaidOut): Recorded {
  const { payable, cash } = accountsIn(payout.currency);
  const { id, creatorId } = payout;
  return {
    kind: 'payout_made',
    resource: 'payouts',
    rowId: id,
    postings: moved([debit(payable(creatorId), transferOf(payout)), credit(cash, transferOf(payout))]),
  };
}

/** The creator's bank did not take it: the money is back with us, and owed as before. */
export function payoutReturned(payout: PaidOut): Recorded {
  const { payable, cash } = accountsIn(payout.currency);
  const { id, creatorId } = payout;
  return {
    kind: 'payout_returned',
    resource: 'payouts',
    rowId: id,
    postings: moved([debit(cash, transferOf(payout)), credit(payable(creatorId), transferOf(payout))]),
  };
}

/** Nobody has to pay it any more. */
export function chargeCancelled(charge: Issued): Recorded {
  const { receivable, committed } = accountsIn(charge.currency);
  const { id, companyId, amountCents } = charge;
  return {
    kind: 'charge_cancelled',
    resource: 'charges',
    rowId: id,
    postings: moved([debit(committed(companyId), amountCents), credit(receivable(companyId), amountCents)]),
  };
}

/** A paid hiring ends: what is not due of the creator's part and of our fee is owed back to the company. */
export function hiringEnded(
  { id, companyId, currency }: Pick<Charge, 'id' | 'companyId' | 'currency'>,
  back: { readonly creatorCents: number; readonly feeCents: number },
): Recorded {
  const { held, fee, refunds } = accountsIn(currency);
  return {
    kind: 'hiring_ended',
    resource: 'charges',
    rowId: id,
    postings: moved([
      debit(held(companyId), back.creatorCents),
      debit(fee, back.feeCents),
      credit(refunds(companyId), back.creatorCents + back.feeCents),
    ]),
  };
}

/** The company has its money back: from our bank account, and on the card that it paid with. */
export function refundMade({
  resource = 'settlements',
  id,
  companyId,
  currency,
  refundCents,
  toCardCents = 0,
}: {
  readonly resource?: 'settlements' | 'repayments';
  readonly id: number;
  readonly companyId: number;
  readonly currency: Charge['currency'];
  readonly refundCents: number;
  readonly toCardCents?: number;
}): Recorded {
  const { refunds, cash, clearing } = accountsIn(currency);
  return {
    kind: 'refund_made',
    resource,
    rowId: id,
    postings: moved([
      debit(refunds(companyId), refundCents),
      credit(cash, refundCents - toCardCents),
      credit(clearing, toCardCents),
    ]),
  };
}

type OnCard = Pick<Charge, 'id' | 'companyId' | 'currency' | 'amountCents'>;

const ofCardPayment = (
  kind: Recorded['kind'],
  { id, amountCents }: Pick<OnCard, 'id' | 'amountCents'>,
  to: Account,
  from: Account,
): Recorded => ({
  kind,
  resource: 'card-payments',
  rowId: id,
  postings: [debit(to, amountCents), credit(from, amountCents)],
});

/** What the provider keeps of a payment. */
export function processingTaken({
  id,
  currency,
  processingCents: amountCents,
}: Pick<OnCard, 'id' | 'currency'> & { readonly processingCents: number }): Recorded {
  const { processing, clearing } = accountsIn(currency);
  return ofCardPayment('processing_taken', { id, amountCents }, processing, clearing);
}

/** The provider transfers what it held to our bank account; below zero, takes a transfer back. @param id of the message */
export function providerTransfer({ id, currency, amountCents }: Omit<OnCard, 'companyId'>): Recorded {
  const { cash, clearing } = accountsIn(currency);
  return {
    kind: 'provider_transfer',
    resource: 'provider_events',
    rowId: id,
    postings: [debit(cash, amountCents), credit(clearing, amountCents)],
  };
}

/** Paid although it was paid already: owed back. */
export function surplusReceived(paid: OnCard): Recorded {
  const { refunds, clearing } = accountsIn(paid.currency);
  return ofCardPayment('surplus_received', paid, clearing, refunds(paid.companyId));
}

/** It is back on its card. */
export function surplusReturned(paid: OnCard): Recorded {
  const { refunds, clearing } = accountsIn(paid.currency);
  return ofCardPayment('surplus_returned', paid, refunds(paid.companyId), clearing);
}

/** Sent back at the provider, by nobody's decision here. */
export function refundUnasked(back: OnCard): Recorded {
  const { claims, clearing } = accountsIn(back.currency);
  return ofCardPayment('refund_unasked', back, claims(back.companyId), clearing);
}

/** The bank of the card has taken a payment back until it is decided. */
export function disputeOpened(disputed: OnCard): Recorded {
  const { claims, clearing } = accountsIn(disputed.currency);
  return ofCardPayment('dispute_opened', disputed, claims(disputed.companyId), clearing);
}

/** It is decided, for us. */
export function disputeWon(disputed: OnCard): Recorded {
  const { claims, clearing } = accountsIn(disputed.currency);
  return ofCardPayment('dispute_won', disputed, clearing, claims(disputed.companyId));
}

interface CameIn {
  readonly id: number;
  readonly currency: Charge['currency'];
}

/** Money came in, and no charge is known to be its own. */
export function receiptSuspended({ id, currency, amountCents }: CameIn & { amountCents: number }): Recorded {
  const { cash, suspense } = accountsIn(currency);
  return {
    kind: 'receipt_suspended',
    resource: 'receipts',
    rowId: id,
    postings: moved([debit(cash, amountCents), credit(suspense, amountCents)]),
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
