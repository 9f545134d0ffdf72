import { type Actor, type Payee, userIdOf } from '../../people';
import type { Setting } from '../../platform';
import { payeeRestsUntil } from './payeeRest';
import type { Payout } from './schema';

/** Why the money may not go, with what the words for it need; `releasedById` of who lets it go. */
type Releasable =
  | { readonly releasedById: number; readonly preparedAt: string }
  | { readonly code: string; readonly params?: { readonly from: string } };

/**
 * Whether somebody may let a payout go that another prepared, to the payee as this other saw it: else `not_prepared`,
 * `second_person_needed`, `payee_changed`, or `payee_resting` with the instant `from` which it may.
 */
export function releasable(
  payout: Payout,
  by: {
    readonly payee: Payee | undefined;
    readonly settings: readonly Setting[];
    readonly actor: Actor;
    readonly now: string;
  },
): Releasable {
  const { payee, settings, actor, now } = by;
  const releasedById = userIdOf(actor);
  if (payout.preparedById === null || payout.preparedAt === null) return { code: 'not_prepared' };
  if (releasedById === null || releasedById === payout.preparedById) return { code: 'second_person_needed' };
  if (!payee || payee.version !== payout.preparedPayeeVersion) return { code: 'payee_changed' };
  const from = payeeRestsUntil(payee, settings);
  if (from !== null && now < from) return { code: 'payee_resting', params: { from } };
  return { releasedById, preparedAt: payout.preparedAt };
}
