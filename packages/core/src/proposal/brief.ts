import type { Briefing } from '../briefing';
import type { Proposal } from './schema';

/** Named one by one, so that a new field of the briefing stays the brand's own until it is added here. */
const shown = [
  'id',
  'kind',
  'status',
  'title',
  'brand',
  'product',
  'description',
  'audience',
  'demographics',
  'goals',
  'message',
  'skill',
  'tags',
  'sought',
  'creatorProfile',
  'channels',
  'wanted',
  'review',
  'rights',
  'exclusivity',
  'links',
  'dos',
  'donts',
  'contentRules',
  'work',
  'publicText',
  'startsOn',
  'endsOn',
  'publishesOn',
  'frequency',
  'currency',
] as const satisfies readonly (keyof Briefing)[];

/** A briefing as an invited creator reads it. */
export type Brief = Pick<Briefing, (typeof shown)[number]>;

/** States in which the creator may never have accepted: those who were passed over are among them. */
const unanswered: readonly Proposal['status'][] = ['received', 'declined', 'not_selected'];

/**
 * What an invited creator may read of a briefing: not the budget, the fee or who on the brand's side does
 * what. In a silent squad the brand and its product stay blank until the creator has accepted.
 */
export function briefingForCreator(briefing: Briefing, proposal: Pick<Proposal, 'status'>): Brief {
  const brief = Object.fromEntries(shown.map((field) => [field, briefing[field]])) as Brief;
  return isSilent(briefing, proposal) ? { ...brief, brand: '', product: '' } : brief;
}

/** Whether the brand keeps its name to itself for now. */
export const isSilent = (briefing: Pick<Briefing, 'kind'>, proposal: Pick<Proposal, 'status'>): boolean =>
  briefing.kind === 'silent_squad' && unanswered.includes(proposal.status);
