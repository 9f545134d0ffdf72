import { businessDate } from '@elenco/brazil';
import type { Payee } from '../../people';
import { type Setting, settingOn } from '../../platform';

/**
 * Returns the instant (ISO, UTC) from which payouts to a changed account are allowed. The value of the
 * setting `payee_rest_hours` on the day of the change applies. Returns null if the account never changed.
 */
export function payeeHoldUntil(
  { changedAt }: Pick<Payee, 'changedAt'>,
  settings: readonly Setting[],
): string | null {
  if (changedAt === null) return null;
  const hours = settingOn(settings, 'payee_rest_hours', businessDate(changedAt));
  return new Date(Date.parse(changedAt) + hours * 3_600_000).toISOString();
}
