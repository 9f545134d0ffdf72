import { type Setting, settingOn } from '../../platform';
import type { Briefing } from '../briefing';

/**
 * Returns how many rounds of changes the price includes: as the brief says, or as the platform's setting on
 * the approval day.
 */
export const roundsIncluded = (
  { review }: Pick<Briefing, 'review'>,
  settings: readonly Setting[],
  approvedOn: string,
): number => review.rounds ?? settingOn(settings, 'change_rounds', approvedOn);
