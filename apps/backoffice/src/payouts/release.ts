import type { Actor } from '@elenco/core/people';
import type { RecordOf } from '../resources';

/**
 * Returns why the user cannot release the payout now; mirrors the server's checks (two users, waiting period
 * of a payee).
 */
export function whyNotRelease(
  payout: Pick<RecordOf<'payouts'>, 'preparedById' | 'status'>,
  actor: Actor,
  restsUntil: string | null,
): 'notPrepared' | 'samePerson' | 'resting' | undefined {
  if (payout.preparedById === null) return 'notPrepared';
  if ('userId' in actor && actor.userId === payout.preparedById) return 'samePerson';
  // Already released by two users.
  if (payout.status === 'sent') return undefined;
  return restsUntil === null ? undefined : 'resting';
}
