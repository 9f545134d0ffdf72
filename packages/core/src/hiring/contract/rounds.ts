import { type Setting, settingOn } from '../../platform';
import type { Briefing } from '../briefing';

/**
 * Returns the number of rounds of changes that the price includes. If the brief states no number, returns the
 * platform's setting on the approval day.
 */
export const roundsIncluded = (
  { review }: Pick<Briefing, 'review'>,
  settings: readonly Setting[],
  approvedOn: string,
): number => review.rounds ?? settingOn(settings, 'change_rounds', approvedOn);
