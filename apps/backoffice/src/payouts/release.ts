import { nextBankDay } from '@elenco/brazil';
import type { Actor } from '@elenco/core/people';
import type { RecordOf } from '../resources';

/**
 * Returns the day that is proposed to pay payouts together: the earliest due day, so that none is paid late or
 * a day earlier than needed; a bank day from today on. @param today business date
 */
export function proposedPayDay(rows: readonly Pick<RecordOf<'payouts'>, 'dueOn'>[], today: string): string {
  const days = rows.map(({ dueOn }) => (dueOn !== null && dueOn > today ? dueOn : today));
  return nextBankDay(days.toSorted()[0] ?? today);
}

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
  // The release by two users has already happened.
  if (payout.status === 'sent') return undefined;
  return restsUntil === null ? undefined : 'resting';
}
