import { nextBankDay } from '@elenco/brazil';
import type { Actor } from '@elenco/core/people';
import type { RecordOf } from '../resources';

/**
 * Returns the day that is proposed for paying several payouts together: the earliest due day, or today if
 * that day has passed, moved to the next bank day. No payout is therefore paid late, or earlier than
 * necessary.
 * @param today business date
 */
export function proposedPayDay(rows: readonly Pick<RecordOf<'payouts'>, 'dueOn'>[], today: string): string {
  const days = rows.map(({ dueOn }) => (dueOn !== null && dueOn > today ? dueOn : today));
  return nextBankDay(days.toSorted()[0] ?? today);
}

/**
 * Returns the reason why the user cannot release the payout now; undefined if the release is possible.
 * Mirrors the server's checks (two users, waiting period of a payee).
 */
export function whyNotRelease(
  payout: Pick<RecordOf<'payouts'>, 'preparedById' | 'status'>,
  actor: Actor,
  restsUntil: string | null,
): 'notPrepared' | 'samePerson' | 'samePersonSent' | 'resting' | undefined {
  if (payout.preparedById === null) return 'notPrepared';
  if ('userId' in actor && actor.userId === payout.preparedById)
    return payout.status === 'sent' ? 'samePersonSent' : 'samePerson';
  // Two users have already released the payout.
  if (payout.status === 'sent') return undefined;
  return restsUntil === null ? undefined : 'resting';
}
