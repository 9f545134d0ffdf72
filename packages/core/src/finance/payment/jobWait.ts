import { type Deliverable, isDelivered } from '../../hiring';
import type { Payout } from './schema';

/** Next step of a contracted job once the creator has nothing left to do. */
export type JobWait = 'brand' | 'invoice' | 'payment' | 'retry';

export function jobWait(
  work: readonly Pick<Deliverable, 'status'>[],
  payout: Pick<Payout, 'status'> | undefined,
): JobWait {
  if (!isDelivered(work)) return 'brand';
  if (payout?.status === 'failed') return 'retry';
  const paying: readonly Payout['status'][] = ['processing', 'sent', 'made'];
  return payout && paying.includes(payout.status) ? 'payment' : 'invoice';
}
