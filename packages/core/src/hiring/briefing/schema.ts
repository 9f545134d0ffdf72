import { z } from 'zod';
import { cents, type StateOf, score } from '../../kit';
import {
  channel,
  count,
  currency,
  dash,
  date,
  erased,
  format,
  formatsOf,
  id,
  impersonal,
  instant,
  line,
  lineOrEmpty,
  photo,
  skill,
  stamps,
  text,
  webLink,
} from '../../people';
import { briefingFlow, shortlistFlow } from './flow';
import {
  blankParts,
  contentRules,
  creatorProfile,
  demographics,
  exclusivity,
  publicText,
  review,
  rights,
  service,
  work,
} from './parts';

export const briefingKind = z.enum(['creator', 'freelancer', 'silent_squad']);
export type BriefingKind = z.output<typeof briefingKind>;

/** All steps of the wizard, named as in their URLs. `wizard` lists the steps of each kind of briefing. */
export const step = z.enum([
  'create',
  'essentials',
  'brand',
  'new',
  'project',
  'strategy',
  'support',
  'demographics',
  'personas',
  'channels',
  'deliverables',
  'midia',
  'references',
  'do',
  'budget',
  'review',
]);
export type Step = z.output<typeof step>;

/**
 * Minimum budget: 100.00. A lower budget would leave nothing to pay a creator. Chosen by the product team,
 * because the specification states no minimum.
 */
export const MIN_BUDGET_CENTS = 10_000;

export const goal = z.enum([
  'awareness',
  'engagement',
  'endorsement',
  'consideration',
  'education',
  'conversion',
  'loyalty',
  'ambassadors',
  'earned_media',
  'webinar',
  'event_presence',
  'assets',
]);

/** A deliverable that the brand wants, without a price. */
export const wanted = z
  .object({ channel, format, quantity: z.int().min(1, 'at_least_one').max(99, 'too_many') })
  .refine((row) => formatsOf[row.channel].includes(row.format), {
    path: ['format'],
    message: 'format_not_on_channel',
  });
export type Wanted = z.output<typeof wanted>;

const status = z.enum(briefingFlow.states as [StateOf<typeof briefingFlow>]);
export type BriefingStatus = z.output<typeof status>;

/** A link that the brand adds for reference. */
export const briefLink = z.strictObject({ title: line(120), url: webLink });

/** A company's file that is attached to a brief, with the displayed name. */
export const attachment = z.strictObject({ fileId: id, name: line(150) });
export type Attachment = z.output<typeof attachment>;
export const MAX_ATTACHMENTS = 10;

/** Maximum number of creators that a brand can ask for in a brief. */
export const MAX_REQUESTED_CREATORS = 10;
/** Maximum number of creators that a brand names for a brief, including suggestions during curation. */
export const MAX_NAMED_CREATORS = 100;

export const briefing = z.object({
  ...stamps,
  companyId: id,
  /** Company member who is responsible for the project. */
  ownerId: id,
  kind: impersonal(briefingKind),
  status: impersonal(status),
  statusSince: instant,
  title: erased(line(120), dash),
  brand: erased(lineOrEmpty(120), ''),
  product: erased(lineOrEmpty(160), ''),
  description: erased(text(4_000), ''),
  /** Target audience in the brand's words. `demographics` contains the structured version. */
  audience: erased(text(400), ''),
  demographics: impersonal(demographics),
  goals: impersonal(z.array(goal).max(4, 'too_many_goals')),
  /** The message that the audience should remember. */
  message: erased(text(600), ''),
  /** Additional services that the brand wants from the platform. */
  services: impersonal(z.array(service).max(6)),
  skill: impersonal(skill.nullable()),
  tags: impersonal(z.array(skill).max(3, 'too_many_tags')),
  sought: erased(text(600), ''),
  // These objects contain free text of the company, so they are erased.
  creatorProfile: erased(creatorProfile, JSON.stringify(blankParts.creatorProfile)),
  creatorsWanted: impersonal(z.int().min(1, 'at_least_one').max(50, 'too_many')),
  channels: impersonal(z.array(channel).max(9)),
  wanted: impersonal(z.array(wanted).max(20, 'too_many')),
  review: erased(review, JSON.stringify(blankParts.review)),
  rights: impersonal(rights),
  exclusivity: erased(exclusivity, JSON.stringify(blankParts.exclusivity)),
  links: erased(z.array(briefLink).max(10, 'too_many'), '[]'),
  attachments: erased(z.array(attachment).max(MAX_ATTACHMENTS, 'too_many'), '[]'),
  /** Picture of the project. The portal has re-encoded and stored the picture. */
  picture: erased(photo.nullable(), null),
  dos: erased(text(1_000), ''),
  donts: erased(text(1_000), ''),
  contentRules: erased(contentRules, JSON.stringify(blankParts.contentRules)),
  work: erased(work, JSON.stringify(blankParts.work)),
  publicText: erased(publicText, JSON.stringify(blankParts.publicText)),
  /** Creators that the brand named for the brief or, during curation, for the project. */
  wished: impersonal(z.array(id).max(MAX_NAMED_CREATORS, 'too_many')),
  startsOn: impersonal(date.nullable()),
  endsOn: impersonal(date.nullable()),
  /** Date of the first publication. */
  publishesOn: impersonal(date.nullable()),
  /** Publication frequency, as free text. */
  frequency: erased(lineOrEmpty(200), ''),
  /** The brand's total budget, fee included, in minor units. */
  budgetCents: impersonal(cents.nullable()),
  currency: impersonal(currency),
  /**
   * Fee rate in basis points, stored at approval so that later changes of settings do not affect the project.
   */
  feeBp: impersonal(count.nullable()),
  submittedAt: instant.nullable(),
  /** Time by which curation must approve the briefing or release its shortlist; null if neither is due. */
  curationDueAt: instant.nullable(),
  squadId: id.nullable(),
  /** Sum of the project's contracts in force. The database updates it whenever a contract changes. */
  contractedCents: impersonal(cents),
  /** Wizard steps that the brand has opened. `essentials` if the draft is written on the short form. */
  visited: impersonal(z.array(step).max(15)),
});
export type Briefing = z.output<typeof briefing>;

/** Reason why a creator matches a brief. The points of all reasons add up to the score. */
export const matchReason = z.object({
  code: z.enum([
    'speciality',
    'tags',
    'channels',
    'reach',
    'engagement',
    'price',
    'availability',
    'evaluation',
  ]),
  /** Points of this reason. */
  points: score,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type MatchReason = z.output<typeof matchReason>;

export const shortlistEntry = z.object({
  ...stamps,
  briefingId: id,
  companyId: id,
  creatorId: id,
  status: impersonal(z.enum(shortlistFlow.states as [StateOf<typeof shortlistFlow>])),
  score: erased(score, 0, 'profile'),
  reasons: erased(z.array(matchReason), '[]', 'profile'),
  note: erased(text(600), ''),
  curatorId: id.nullable(),
  /** Position among the stand-ins, from 1; null for other creators. */
  standIn: impersonal(z.int().positive().nullable()),
});
export type ShortlistEntry = z.output<typeof shortlistEntry>;
