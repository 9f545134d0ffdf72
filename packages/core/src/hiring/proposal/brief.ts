import { type Briefing, blankBrief } from '../briefing';
import type { Proposal } from './proposal';

/** Listed explicitly, so that a new field of the briefing stays hidden until it is added here. */
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

/** Fields that are public in a silent squad. */
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

/** States in which the creator may never have accepted, passed-over creators included. */
export const unanswered: readonly Proposal['status'][] = ['received', 'declined', 'not_selected'];

/**
 * Returns the part of a briefing that an invited creator may read: no budget, fee or people of the brand. For
 * a silent squad, only public text, formats and dates until the creator accepts confidentiality; the rest is
 * blank.
 */
export function briefingForCreator(briefing: Briefing, proposal: Pick<Proposal, 'status'>): Brief {
  const open: readonly string[] = isSilent(briefing, proposal) ? openInSilence : shown;
  const brief = shown.map((field) => [field, open.includes(field) ? briefing[field] : blank[field]]);
  return { ...(Object.fromEntries(brief) as Brief), title: titleForCreator(briefing, proposal) };
}

/** Returns the title for a creator: a silent squad shows its sector while its title is hidden. */
export const titleForCreator = (
  briefing: Pick<Briefing, 'kind' | 'title' | 'publicText'>,
  proposal: Pick<Proposal, 'status'>,
): string => (isSilent(briefing, proposal) ? briefing.publicText.sector : briefing.title);

/** True if the brand is still hidden from the creator. */
export const isSilent = (briefing: Pick<Briefing, 'kind'>, proposal: Pick<Proposal, 'status'>): boolean =>
  briefing.kind === 'silent_squad' && unanswered.includes(proposal.status);
