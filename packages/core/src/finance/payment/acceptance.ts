import { dueOn as dueAfter } from '@elenco/brazil';
import type { Payee } from '../../people';
import { type Setting, settingOn } from '../../platform';
import type { Payout } from './schema';
import { type TaxSources, taxesExpected } from './taxes';

interface Sources extends TaxSources {
  readonly settings: readonly Setting[];
}

/**
 * Returns the patch of a payout whose invoice is accepted today: its due date, and the taxes expected on that
 * date.
 */
export function payoutOnAcceptance(
  payout: Payout,
  payee: Pick<Payee, 'legalForm'>,
  sources: Sources,
  today: string,
) {
  const dueOn = dueAfter(today, settingOn(sources.settings, 'payout_days', today));
  return { ...taxesExpected(payout, dueOn, sources), legalForm: payee.legalForm, dueOn };
}
