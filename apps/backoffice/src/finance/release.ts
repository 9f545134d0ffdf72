import type { Actor } from '@elenco/core/party';
import type { RecordOf } from '../resources';

/** Why this person could not release the payout now; the server says the same (two people of finance). */
export function whyNotRelease(
  payout: Pick<RecordOf<'payouts'>, 'preparedById'>,
  actor: Actor,
): 'notPrepared' | 'samePerson' | undefined {
  if (payout.preparedById === null) return 'notPrepared';
  return 'userId' in actor && actor.userId === payout.preparedById ? 'samePerson' : undefined;
}
