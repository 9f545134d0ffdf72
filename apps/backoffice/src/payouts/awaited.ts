import type { Payee } from '@elenco/core/people';
import type { RecordOf } from '../resources';

/**
 * Returns what a payout without an accepted document waits for: the `review` of a submitted document, the
 * `receipt` of an individual, or an `invoice`. Returns `document` while the payee is unknown, and null for
 * payouts in other states.
 */
export function awaitedOf(
  { status }: Pick<RecordOf<'payouts'>, 'status'>,
  payee: Pick<Payee, 'legalForm'> | undefined,
  inReview: boolean,
): 'review' | 'receipt' | 'invoice' | 'document' | null {
  if (status !== 'waiting_invoice') return null;
  if (inReview) return 'review';
  if (!payee) return 'document';
  return payee.legalForm === 'individual' ? 'receipt' : 'invoice';
}
