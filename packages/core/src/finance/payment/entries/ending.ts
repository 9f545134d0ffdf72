import { accountsIn } from '../accounts';
import { credit, debit, moved, type Recorded } from '../recorded';
import type { Charge } from '../schema';
import type { Issued } from './hiring';

/*
 * What becomes of a hiring that ends. For the line of `hiring.ts` when 850.00 are due of the creator's 3 400.00, and so
 * 150.00 of our 600.00; what is not paid yet is cancelled instead, and the due part charged anew:
 *
 *                   receivable  committed      cash      held      fee   refunds     claims
 *   hiring_ended                                    +2 550.00  +450.00  −3 000.00
 *   refund_made                           −3 000.00                     +3 000.00
 *   charge_cancelled −4 000.00  +4 000.00
 *
 * Where the company's bank has taken all 4 000.00 back (`claims`, see `cards.ts`), or it was sent back unasked, there is nothing to send:
 *
 *   refund_set_off                                                      +3 000.00  −3 000.00
 */

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

interface Refund extends Pick<Charge, 'id' | 'companyId' | 'currency'> {
  readonly resource?: 'settlements' | 'repayments';
  readonly refundCents: number;
}

/** The company has its money back: from our bank account, and on the card that it paid with. */
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
    postings: moved([
      debit(refunds(companyId), refundCents),
      credit(cash, refundCents - toCardCents),
      credit(clearing, toCardCents),
    ]),
  };
}

/** What goes back to the company, its bank has taken already, or the provider has sent back unasked. */
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
