import { type Briefing, blankBrief } from '../briefing';
import type { Proposal } from './proposal';

/**
 * Fields that creators may read. They are listed explicitly, so that a new field is hidden until it is added
 * here.
 */
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

/** Fields that creators may read in a silent squad before they accept confidentiality. */
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

type Answered = Pick<Proposal, 'status' | 'confidentiality'>;

/** The part of a briefing that an invited creator reads. */
export type Brief = Pick<Briefing, (typeof shown)[number]>;

/**
 * States in which the creator has not accepted the invitation, or may not have, such as a creator who was
 * passed over.
 */
export const unanswered: readonly Proposal['status'][] = ['received', 'declined', 'not_selected'];

/**
 * Returns the part of a briefing that an invited creator may read: without the budget, the fee and the
 * brand's members. For a silent squad, it contains only public text, formats and dates until the creator
 * accepts confidentiality.
 */
export function briefingForCreator(briefing: Briefing, proposal: Answered): Brief {
  const open: readonly string[] = isSilent(briefing, proposal) ? openInSilence : shown;
  const brief = shown.map((field) => [field, open.includes(field) ? briefing[field] : blank[field]]);
  return { ...(Object.fromEntries(brief) as Brief), title: titleForCreator(briefing, proposal) };
}

/**
 * Returns the title for a creator. While the title of a silent squad is hidden, returns the sector instead.
 */
export const titleForCreator = (
  briefing: Pick<Briefing, 'kind' | 'title' | 'publicText'>,
  proposal: Answered,
): string => (isSilent(briefing, proposal) ? briefing.publicText.sector : briefing.title);

/**
 * True if the brand is still hidden from the creator, because the creator has not accepted confidentiality.
 */
export const isSilent = (briefing: Pick<Briefing, 'kind'>, proposal: Answered): boolean =>
  briefing.kind === 'silent_squad' &&
  proposal.confidentiality === null &&
  unanswered.includes(proposal.status);
