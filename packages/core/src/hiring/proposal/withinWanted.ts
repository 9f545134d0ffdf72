import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { refuse } from '../../kit';
import type { Briefing } from '../briefing';
import { inviteWarnings, isStillInvited } from './invitation';
import type { Proposal } from './proposal';

/** Input of commands that invite: true if the brand has not confirmed more creators than the briefing wants. */
export const withinWanted = z.boolean().default(false);

/**
 * Returns the refusal `more_than_wanted` (params `wanted` and `total`) at `/withinWanted` if the invitations
 * exceed the number of creators wanted; otherwise null.
 */
export function refuseMoreThanWanted(
  briefing: Pick<Briefing, 'creatorsWanted' | 'startsOn'>,
  offers: readonly Pick<Proposal, 'status'>[],
  adding: number,
  now: string,
) {
  const invited = offers.filter(isStillInvited).length;
  const warnings = inviteWarnings({ ...briefing, invited }, adding, businessDate(now));
  if (!warnings.includes('more_than_wanted')) return null;
  const params = { wanted: briefing.creatorsWanted, total: invited + adding };
  return refuse('more_than_wanted', '/withinWanted', params);
}
