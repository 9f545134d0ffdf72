import { type Briefing, blankBrief } from '../briefing';
import type { Proposal } from './proposal';

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
  'attachments',
  'picture',
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

/** What of it is no secret in a silent squad. */
const openInSilence = [
  'id',
  'kind',
  'status',
  'skill',
  'channels',
  'wanted',
  'publicText',
  'startsOn',
  'endsOn',
  'currency',
] as const satisfies readonly (typeof shown)[number][];

const blank: Partial<Briefing> = { ...blankBrief, picture: null };

/** A briefing as an invited creator reads it. */
export type Brief = Pick<Briefing, (typeof shown)[number]>;

/** States in which the creator may never have accepted: those who were passed over are among them. */
export const unanswered: readonly Proposal['status'][] = ['received', 'declined', 'not_selected'];

/**
 * What an invited creator may read of a briefing: not the budget, the fee or who on the brand's side does
 * what. Of a silent squad it is the public text, the formats and the dates until the creator has accepted
 * its confidentiality; all else is blank.
 */
export function briefingForCreator(briefing: Briefing, proposal: Pick<Proposal, 'status'>): Brief {
  const open: readonly string[] = isSilent(briefing, proposal) ? openInSilence : shown;
  const brief = shown.map((field) => [field, open.includes(field) ? briefing[field] : blank[field]]);
  return { ...(Object.fromEntries(brief) as Brief), title: titleForCreator(briefing, proposal) };
}

/** A silent squad is called by its sector for as long as it keeps its own title. */
export const titleForCreator = (
  briefing: Pick<Briefing, 'kind' | 'title' | 'publicText'>,
  proposal: Pick<Proposal, 'status'>,
): string => (isSilent(briefing, proposal) ? briefing.publicText.sector : briefing.title);

/** Whether the brand keeps its name to itself for now. */
export const isSilent = (briefing: Pick<Briefing, 'kind'>, proposal: Pick<Proposal, 'status'>): boolean =>
  briefing.kind === 'silent_squad' && unanswered.includes(proposal.status);
