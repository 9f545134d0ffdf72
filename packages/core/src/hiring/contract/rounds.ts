import { type Setting, settingOn } from '../../platform';
import type { Briefing } from '../briefing';

/**
 * Returns the number of rounds of changes in the price: from the brief, or the platform setting of the
 * approval day.
 */
export const roundsIncluded = (
  { review }: Pick<Briefing, 'review'>,
  settings: readonly Setting[],
  approvedOn: string,
): number => review.rounds ?? settingOn(settings, 'change_rounds', approvedOn);
