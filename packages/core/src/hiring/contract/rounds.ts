import { type Setting, settingOn } from '../../platform';
import type { Briefing } from '../briefing';

/** So many rounds of changes the price includes: as the brief has it, else as the platform had it on the day of the approval. */
export const roundsIncluded = (
  { review }: Pick<Briefing, 'review'>,
  settings: readonly Setting[],
  approvedOn: string,
): number => review.rounds ?? settingOn(settings, 'change_rounds', approvedOn);
