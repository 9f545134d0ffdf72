import type { Account } from '../../../kit';
import { accountsIn } from '../accounts';
import { credit, debit, type Recorded } from '../recorded';
import type { Charge } from '../schema';

/*
 * Card payments are first held by the provider: `charge_paid` and `refund_made` use `clearing` instead of
 * `cash`. Of 4 000.00 the provider keeps 160.00 and transfers the rest. Duplicate payments are returned the
 * same way; chargebacks are claimed from the company:
 *
 *                    clearing  processing      cash   refunds    claims
 *   processing_taken   −160.00    +160.00
 *   provider_transfer −3 840.00            +3 840.00
 *   surplus_received  +4 000.00                      −4 000.00
 *   surplus_returned  −4 000.00                      +4 000.00
 *   dispute_opened    −4 000.00                                +4 000.00   (amount taken by the bank: all or a part)
 *   dispute_won       +4 000.00                                −4 000.00
 *   dispute_lost      +1 000.00                                −1 000.00   (refund that is no longer possible)
 *   refund_unasked    −4 000.00                                +4 000.00   (made at the provider, not by the platform)
 *
 * The fee of a dispute is one more `processing_taken`. Failed refunds, and payments whose amount differs from
 * the requested one, are booked in suspense (`receipts.ts`).
 */

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

/** Posts the fee that the provider withholds from a payment; negative if the provider returns the fee. */
export function processingTaken({
  id,
  currency,
  processingCents: amountCents,
}: Pick<OnCard, 'id' | 'currency'> & { readonly processingCents: number }): Recorded {
  const { processing, clearing } = accountsIn(currency);
  return ofCardPayment('processing_taken', { id, amountCents }, processing, clearing);
}

/**
 * Posts a transfer from the provider to the bank account; negative if it was reversed.
 * @param id of the provider's message
 */
export function providerTransfer({ id, currency, amountCents }: Omit<OnCard, 'companyId'>): Recorded {
  const { cash, clearing } = accountsIn(currency);
  return {
    kind: 'provider_transfer',
    resource: 'provider_events',
    rowId: id,
    postings: [debit(cash, amountCents), credit(clearing, amountCents)],
  };
}

/** Posts a payment of a charge that was already paid, which must be refunded. */
export function surplusReceived(paid: OnCard): Recorded {
  const { refunds, clearing } = accountsIn(paid.currency);
  return ofCardPayment('surplus_received', paid, clearing, refunds(paid.companyId));
}

/** Records in the ledger that a duplicate payment was refunded to the card with which it was paid. */
export function surplusReturned(paid: OnCard): Recorded {
  const { refunds, clearing } = accountsIn(paid.currency);
  return ofCardPayment('surplus_returned', paid, refunds(paid.companyId), clearing);
}

/** Posts a refund that was made at the provider without a request by the platform; negative if it failed. */
export function refundUnasked(back: OnCard): Recorded {
  const { claims, clearing } = accountsIn(back.currency);
  return ofCardPayment('refund_unasked', back, claims(back.companyId), clearing);
}

/** Posts that the card's bank takes back all or part of a payment while a dispute is open. */
export function disputeOpened(disputed: OnCard): Recorded {
  const { claims, clearing } = accountsIn(disputed.currency);
  return ofCardPayment('dispute_opened', disputed, claims(disputed.companyId), clearing);
}

/** Posts that a dispute was won. */
export function disputeWon(disputed: OnCard): Recorded {
  const { claims, clearing } = accountsIn(disputed.currency);
  return ofCardPayment('dispute_won', disputed, clearing, claims(disputed.companyId));
}

/** Posts that a dispute was lost and also covers a refund that was still pending. */
export function disputeLost(pending: OnCard): Recorded {
  const { claims, clearing } = accountsIn(pending.currency);
  return ofCardPayment('dispute_lost', pending, clearing, claims(pending.companyId));
}
