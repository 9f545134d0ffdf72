import { businessDate } from '@elenco/brazil';
import type { Payee } from '../../people';
import { type Setting, settingOn } from '../../platform';

/**
 * The instant (ISO, UTC) from which money may go to a changed account, by the setting `payee_rest_hours` of the day
 * of the change; null for an account that was never changed.
 */
export function payeeRestsUntil(
  { changedAt }: Pick<Payee, 'changedAt'>,
  settings: readonly Setting[],
): string | null {
  if (changedAt === null) return null;
  const hours = settingOn(settings, 'payee_rest_hours', businessDate(changedAt));
  return new Date(Date.parse(changedAt) + hours * 3_600_000).toISOString();
}
