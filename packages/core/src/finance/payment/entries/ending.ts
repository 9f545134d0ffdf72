import { accountsIn } from '../accounts';
import { credit, debit, type Recorded, withoutZeroPostings } from '../recorded';
import type { Charge } from '../schema';
import type { Issued } from './hiring';

/*
 * A hiring that ends early. In the example of `hiring.ts`, 850.00 of the creator's 3 400.00 and 150.00 of the
 * fee of 600.00 remain due. An unpaid charge is cancelled instead, and the amount due is charged separately:
 *
 *                   receivable  committed      cash      held      fee   refunds     claims
 *   hiring_ended                                    +2 550.00  +450.00  −3 000.00
 *   refund_made                           −3 000.00                     +3 000.00
 *   charge_cancelled −4 000.00  +4 000.00
 *
 * If the company's bank took back all 4 000.00 (`claims`, see `cards.ts`), or the provider refunded them
 * without a request by the platform, nothing is transferred:
 *
 *   refund_set_off                                                      +3 000.00  −3 000.00
 */

/** Posts that a charge was cancelled because it no longer needs to be paid. */
export function chargeCancelled(charge: Issued): Recorded {
  const { receivable, committed } = accountsIn(charge.currency);
  const { id, companyId, amountCents } = charge;
  return {
    kind: 'charge_cancelled',
    resource: 'charges',
    rowId: id,
    postings: withoutZeroPostings([
      debit(committed(companyId), amountCents),
      credit(receivable(companyId), amountCents),
    ]),
  };
}

/**
 * Posts the end of a paid hiring: what is no longer due of the creator's share and the fee must be refunded.
 */
export function hiringEnded(
  { id, companyId, currency }: Pick<Charge, 'id' | 'companyId' | 'currency'>,
  back: { readonly creatorCents: number; readonly feeCents: number },
): Recorded {
  const { held, fee, refunds } = accountsIn(currency);
  return {
    kind: 'hiring_ended',
    resource: 'charges',
    rowId: id,
    postings: withoutZeroPostings([
      debit(held(companyId), back.creatorCents),
      debit(fee, back.feeCents),
      credit(refunds(companyId), back.creatorCents + back.feeCents),
    ]),
  };
}

interface Refund extends Pick<Charge, 'id' | 'companyId' | 'currency'> {
  readonly resource?: 'settlements' | 'repayments';
  readonly refundCents: number;
}

/** Posts refunds to the company's bank account, and to the card with which it paid. */
export function refundMade({
  resource = 'settlements',
  id,
  companyId,
  currency,
  refundCents,
  toCardCents = 0,
}: Refund & { readonly toCardCents?: number }): Recorded {
  const { refunds, cash, clearing } = accountsIn(currency);
  return {
    kind: 'refund_made',
    resource,
    rowId: id,
    postings: withoutZeroPostings([
      debit(refunds(companyId), refundCents),
      credit(cash, refundCents - toCardCents),
      credit(clearing, toCardCents),
    ]),
  };
}

/** Posts that a refund is set off against a chargeback or a refund that the platform did not request. */
export function refundSetOff({
  resource = 'settlements',
  id,
  companyId,
  currency,
  refundCents,
}: Refund): Recorded {
  const { refunds, claims } = accountsIn(currency);
  return {
    kind: 'refund_set_off',
    resource,
    rowId: id,
    postings: [debit(refunds(companyId), refundCents), credit(claims(companyId), refundCents)],
  };
}
