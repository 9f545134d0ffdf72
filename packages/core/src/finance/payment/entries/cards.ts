import type { Account } from '../../../kit';
import { accountsIn } from '../accounts';
import { credit, debit, type Recorded } from '../recorded';
import type { Charge } from '../schema';

/*
 * What is paid by card lies with the provider first: `charge_paid` and `refund_made` say `clearing` in place of `cash`. Of
 * 4 000.00 the provider keeps 160.00 and transfers the rest. What was paid a second time goes back by the same way; what
 * the holder of a card takes back through the bank is claimed from the company:
 *
 *                    clearing  processing      cash   refunds    claims
 *   processing_taken   −160.00    +160.00
 *   provider_transfer −3 840.00            +3 840.00
 *   surplus_received  +4 000.00                      −4 000.00
 *   surplus_returned  −4 000.00                      +4 000.00
 *   dispute_opened    −4 000.00                                +4 000.00   (what the bank takes: all or a part)
 *   dispute_won       +4 000.00                                −4 000.00
 *   dispute_lost      +1 000.00                                −1 000.00   (was to go back and cannot any more)
 *   refund_unasked    −4 000.00                                +4 000.00   (made at the provider, not by us)
 *
 * A dispute's own fee is one more `processing_taken`. A refund that the card does not take, and a payment of another amount
 * than was asked for, lie in suspense (`receipts.ts`).
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

/** What the provider keeps of a payment; below zero, gives back. */
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

/** Sent back at the provider, by nobody's decision here; below zero where that failed. */
export function refundUnasked(back: OnCard): Recorded {
  const { claims, clearing } = accountsIn(back.currency);
  return ofCardPayment('refund_unasked', back, claims(back.companyId), clearing);
}

/** The bank of the card takes a payment back, or a part of it, until it is decided. */
export function disputeOpened(disputed: OnCard): Recorded {
  const { claims, clearing } = accountsIn(disputed.currency);
  return ofCardPayment('dispute_opened', disputed, claims(disputed.companyId), clearing);
}

/** It is decided, for us. */
export function disputeWon(disputed: OnCard): Recorded {
  const { claims, clearing } = accountsIn(disputed.currency);
  return ofCardPayment('dispute_won', disputed, clearing, claims(disputed.companyId));
}

/** It is decided against us: what was to go back to the card, and had not yet, has gone that way. */
export function disputeLost(pending: OnCard): Recorded {
  const { claims, clearing } = accountsIn(pending.currency);
  return ofCardPayment('dispute_lost', pending, clearing, claims(pending.companyId));
}
