import { nextBankDay } from '@elenco/brazil';
import { type Actor, type Payee, userIdOf } from '../../people';
import type { Setting } from '../../platform';
import { payeeHoldUntil } from './payeeHold';
import type { Payout } from './schema';

/**
 * The refusal of a release with its parameters, or `releasedById`, the staff member who releases the payout.
 */
type Releasable =
  | { readonly releasedById: number; readonly preparedAt: string }
  | { readonly code: string; readonly params?: { readonly from: string } };

/**
 * Checks whether the actor may release a payout that another staff member prepared, to a payee that has not
 * changed since. Otherwise returns `not_prepared`, `second_person_needed`, `payee_changed`, or
 * `payee_resting` (params `from`: when it may be released).
 */
export function checkRelease(
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
  const from = payeeHoldUntil(payee, settings);
  if (from !== null && now < from) return { code: 'payee_resting', params: { from } };
  return { releasedById, preparedAt: payout.preparedAt };
}

/**
 * True if the payout is due on or before the day. Later payouts are paid early only if the user selects them.
 */
export const isDueBy = ({ dueOn }: Pick<Payout, 'dueOn'>, day: string): boolean =>
  dueOn === null || dueOn <= day;

/**
 * True if a payment run proposes the payout today: it is due on or before the next bank day.
 * @param today business date
 */
export const isInRun = (payout: Pick<Payout, 'dueOn'>, today: string): boolean =>
  isDueBy(payout, nextBankDay(today));
