import { z } from 'zod';
import { cents, type StateOf } from '../../kit';
import {
  channel,
  count,
  currency,
  date,
  format,
  formatsOf,
  id,
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

/** All that the wizard can ask, by the words of its addresses; `wizard` says which of them a kind has. */
export const step = z.enum([
  'create',
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

/** 100.00: below it nothing is left to pay a creator with. Our choice; the sources name no minimum. */
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

/** What the brand asks for, before there is a price. */
export const wanted = z
  .object({ channel, format, quantity: z.int().min(1, 'at_least_one').max(99, 'too_many') })
  .refine((row) => formatsOf[row.channel].includes(row.format), {
    path: ['format'],
    message: 'format_not_on_channel',
  });
export type Wanted = z.output<typeof wanted>;

const status = z.enum(briefingFlow.states as [StateOf<typeof briefingFlow>]);
export type BriefingStatus = z.output<typeof status>;

/** Where the brand shows what it means. */
export const briefLink = z.strictObject({ title: line(120), url: webLink });

/** A file of the company's own that belongs to a brief, under the name that people read. */
export const attachment = z.strictObject({ fileId: id, name: line(150) });
export type Attachment = z.output<typeof attachment>;
export const mostAttachments = 10;

/** So many creators a brand can ask for by name. */
export const mostWished = 10;

export const briefing = z.object({
  ...stamps,
  companyId: id,
  /** Who answers for it on the brand's side. */
  ownerId: id,
  kind: briefingKind,
  status,
  statusSince: instant,
  title: line(120),
  brand: lineOrEmpty(120),
  product: lineOrEmpty(160),
  description: text(4_000),
  /** Whom it touches, in the brand's own words; `demographics` says it in figures. */
  audience: text(400),
  demographics,
  goals: z.array(goal).max(4, 'too_many_goals'),
  /** What is to stay in mind. */
  message: text(600),
  /** What Elenco is asked to do besides. */
  services: z.array(service).max(6),
  skill: skill.nullable(),
  tags: z.array(skill).max(3, 'too_many_tags'),
  sought: text(600),
  creatorProfile,
  creatorsWanted: z.int().min(1, 'at_least_one').max(50, 'too_many'),
  channels: z.array(channel).max(9),
  wanted: z.array(wanted).max(20, 'too_many'),
  review,
  rights,
  exclusivity,
  links: z.array(briefLink).max(10, 'too_many'),
  attachments: z.array(attachment).max(mostAttachments, 'too_many'),
  /** The campaign's picture, which the portal has drawn anew and kept. */
  picture: photo.nullable(),
  dos: text(1_000),
  donts: text(1_000),
  contentRules,
  work,
  publicText,
  /** Creators that the brand would like to work with, chosen on their profiles. */
  wished: z.array(id).max(mostWished, 'too_many'),
  startsOn: date.nullable(),
  endsOn: date.nullable(),
  /** The first publication. */
  publishesOn: date.nullable(),
  /** How often it is to be published, in words. */
  frequency: lineOrEmpty(200),
  /** All that the brand means to spend, the fee inside. */
  budgetCents: cents.nullable(),
  currency,
  /** Kept at the approval, so that later changes of settings do not touch a running project. */
  feeBp: count.nullable(),
  submittedAt: instant.nullable(),
  squadId: id.nullable(),
  /** What its contracts in force sum up to; the database keeps it with each of them. */
  contractedCents: cents,
  /** Steps of the wizard that the brand has been through. */
  visited: z.array(step).max(15),
});
export type Briefing = z.output<typeof briefing>;

/** Why a creator fits: each reason adds to the score, so the sum can be explained. */
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
  /** Of 100 in all. */
  points: z.int().min(0).max(100),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type MatchReason = z.output<typeof matchReason>;

export const shortlistEntry = z.object({
  ...stamps,
  briefingId: id,
  companyId: id,
  creatorId: id,
  status: z.enum(shortlistFlow.states as [StateOf<typeof shortlistFlow>]),
  score: z.int().min(0).max(100),
  reasons: z.array(matchReason),
  note: text(600),
  curatorId: id.nullable(),
  /** Place among the stand-ins, from 1 on; null for whoever is none. */
  standIn: z.int().positive().nullable(),
});
export type ShortlistEntry = z.output<typeof shortlistEntry>;
