import { sum } from '../../../kit';
import { accountsIn } from '../accounts';
import { credit, debit, type Recorded, withoutZeroPostings } from '../recorded';
import type { Charge, ChargeLine, Payout } from '../schema';
import { transferOf } from '../transfer';

/*
 * The entries of a hiring. Each line of a charge is posted separately. For one line of 4 000.00 with a fee of
 * 600.00 and taxes of 110.00:
 *
 *                   receivable  committed      cash      held      fee   payable  withholding
 *   charge_issued    +4 000.00  −4 000.00
 *   late_charged     (fine and interest of a late payment, when received: as charge_issued)
 *   charge_paid      −4 000.00  +4 000.00 +4 000.00 −3 400.00  −600.00
 *   invoice_accepted                                +3 400.00          −3 290.00      −110.00
 *   taxes_corrected  (difference for another day of payment: payable against withholding)
 *   payout_made                           −3 290.00                    +3 290.00
 *                   ----------  --------- --------- --------- -------- --------- ------------
 *                            0          0   +710.00         0  −600.00         0      −110.00
 *
 * A payout returned by the bank is owed to the creator again:
 *
 *                         cash   payable
 *   payout_returned  +3 290.00 −3 290.00
 *
 * Finance pays the withheld taxes of a month to the state:
 *
 *                         cash  withholding
 *   taxes_paid         −110.00      +110.00
 */

export type Issued = Pick<Charge, 'id' | 'companyId' | 'currency' | 'amountCents'>;
type Line = Pick<ChargeLine, 'amountCents' | 'feeCents'>;
type Owed = Pick<
  Payout,
  'id' | 'companyId' | 'creatorId' | 'currency' | 'grossCents' | 'netCents' | 'withholdings'
>;

/** Posts an issued charge: the brand owes the amount, which belongs to no creator yet. */
export function chargeIssued(charge: Issued): Recorded {
  const { receivable, committed } = accountsIn(charge.currency);
  const { id, companyId, amountCents } = charge;
  return {
    kind: 'charge_issued',
    resource: 'charges',
    rowId: id,
    postings: withoutZeroPostings([
      debit(receivable(companyId), amountCents),
      credit(committed(companyId), amountCents),
    ]),
  };
}

/** Posts the fine and interest of a late payment. */
export const lateCharged = (late: Issued): Recorded => ({ ...chargeIssued(late), kind: 'late_charged' });

/** Account that receives or pays money: the bank account, or the provider's balance. */
type MoneyAccount = 'cash' | 'clearing';

/** Account that a payment comes from: bank account, provider's balance, or suspense. */
export type PaidFrom = MoneyAccount | 'suspense';

/**
 * Posts a payment line by line: the fee is earned, the rest is held for the creator.
 * @throws RangeError if the lines do not add up to the charge
 */
export function chargePaid(charge: Issued, lines: readonly Line[], from: PaidFrom = 'cash'): Recorded {
  const accounts = accountsIn(charge.currency);
  const { receivable, committed, held, fee } = accounts;
  const { id, companyId, amountCents } = charge;
  if (sum(lines.map((line) => line.amountCents)) !== amountCents)
    throw new RangeError(`The lines of charge ${id} do not add up to its amount`);
  return {
    kind: 'charge_paid',
    resource: 'charges',
    rowId: id,
    postings: withoutZeroPostings([
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

/** Posts an accepted invoice: the held amount becomes payable, to the creator and to the state. */
export function invoiceAccepted(payout: Owed): Recorded {
  const { held, payable, withholding } = accountsIn(payout.currency);
  const { id, companyId, creatorId, grossCents, netCents, withholdings } = payout;
  return {
    kind: 'invoice_accepted',
    resource: 'payouts',
    rowId: id,
    postings: withoutZeroPostings([
      debit(held(companyId), grossCents),
      credit(payable(creatorId), netCents),
      ...withholdings.map((tax) => credit(withholding, tax.amountCents)),
    ]),
  };
}

/**
 * Posts the difference if a payout is taxed in a different month than its taxes were computed for. The
 * difference changes the amount payable to the creator.
 */
export function taxesCorrected(before: Owed, { netCents }: Pick<Payout, 'netCents'>): Recorded {
  const { payable, withholding } = accountsIn(before.currency);
  const { id, creatorId } = before;
  const moreTaxCents = before.netCents - netCents;
  return {
    kind: 'taxes_corrected',
    resource: 'payouts',
    rowId: id,
    postings: withoutZeroPostings([
      debit(payable(creatorId), moreTaxCents),
      credit(withholding, moreTaxCents),
    ]),
  };
}

type PaidOut = Pick<Payout, 'id' | 'creatorId' | 'currency' | 'netCents' | 'deductedCents'>;

/** Posts a payout to the creator. */
export function payoutMade(payout: PaidOut): Recorded {
  const { payable, cash } = accountsIn(payout.currency);
  const { id, creatorId } = payout;
  return {
    kind: 'payout_made',
    resource: 'payouts',
    rowId: id,
    postings: withoutZeroPostings([
      debit(payable(creatorId), transferOf(payout)),
      credit(cash, transferOf(payout)),
    ]),
  };
}

/** Posts a payout that the bank returned, which is owed again. */
export function payoutReturned(payout: PaidOut): Recorded {
  const { payable, cash } = accountsIn(payout.currency);
  const { id, creatorId } = payout;
  return {
    kind: 'payout_returned',
    resource: 'payouts',
    rowId: id,
    postings: withoutZeroPostings([
      debit(cash, transferOf(payout)),
      credit(payable(creatorId), transferOf(payout)),
    ]),
  };
}

/** Posts the payment of withheld taxes to the state; negative when the record is cancelled. */
export function taxesPaid({
  id,
  amountCents,
}: {
  readonly id: number;
  readonly amountCents: number;
}): Recorded {
  const { withholding, cash } = accountsIn('BRL');
  return {
    kind: 'taxes_paid',
    resource: 'tax-payments',
    rowId: id,
    postings: withoutZeroPostings([debit(withholding, amountCents), credit(cash, amountCents)]),
  };
}
