import type { Actor } from '@elenco/core/people';
import type { RecordOf } from '../resources';

/** Why this person could not release the payout now; the server says the same (two people, a payee at rest). */
export function whyNotRelease(
  payout: Pick<RecordOf<'payouts'>, 'preparedById' | 'status'>,
  actor: Actor,
  restsUntil: string | null,
): 'notPrepared' | 'samePerson' | 'resting' | undefined {
  if (payout.preparedById === null) return 'notPrepared';
  if ('userId' in actor && actor.userId === payout.preparedById) return 'samePerson';
  // Two people have let it go already.
  if (payout.status === 'sent') return undefined;
  return restsUntil === null ? undefined : 'resting';
}
