import { z } from 'zod';
import { cents } from '../../kit';
import { ageBand, count, gender, lineOrEmpty, text } from '../../people';

/*
 * Fields of a brief that are objects. Every field in them has a default, so that a form or client that sends
 * only some fields still produces a whole object.
 */

/** Additional services that the platform offers. */
export const service = z.enum([
  'profile_mapping',
  'creator_budget',
  'content_management',
  'reporting',
  'strategic_planning',
  'commercial_proposal',
]);
export const socialClass = z.enum(['a', 'b', 'c', 'd', 'e']);

/** Uses of the content that a brand wants in addition to publication. */
export const rightsUse = z.enum([
  'collab_post',
  'repost',
  'boost_own',
  'boost_brand',
  'image_online',
  'tracked_link',
  'seeding',
  'exclusivity',
]);
export const territory = z.enum(['brazil', 'latin_america', 'world']);
export const rightsStart = z.enum(['contract', 'delivery', 'publication']);
export const experience = z.enum(['any', 'from_1', 'from_3', 'from_5', 'from_10']);
export const workplace = z.enum(['in_person', 'remote', 'hybrid']);
export const equipment = z.enum(['own', 'provided', 'rented']);
export const workAccess = z.enum(['email', 'headquarters']);

/** Minimum interactions per hundred followers: a percentage with at most two decimals, such as 3.5. */
export const minEngagement = z.number().min(0.1).max(20).multipleOf(0.01, 'two_decimals');

const genders = z.array(gender).max(3).default([]);
const ages = z.array(ageBand).max(6).default([]);
/** A number of days, at most ten years; null if not set. */
const days = z.int().min(1, 'at_least_one').max(3_650, 'too_many').nullable().default(null);
const someDays = count.max(365, 'too_many').default(0);

/** Target audience of the content. An empty choice means everyone. */
export const demographics = z.strictObject({
  genders,
  classes: z.array(socialClass).max(5).default([]),
  ages,
  place: lineOrEmpty(160).default(''),
});

/** Criteria for creators, apart from their audience. */
export const creatorProfile = z.strictObject({
  genders,
  ages,
  place: lineOrEmpty(160).default(''),
  /** Ethnic or demographic criteria, as free text. */
  cut: text(400).default(''),
  /** Minimum number of followers. */
  minFollowers: z.int().min(1, 'at_least_one').max(500_000_000, 'too_big').nullable().default(null),
  minEngagementPercent: minEngagement.nullable().default(null),
});

/** Terms for the review of drafts; null means the platform's default. */
export const review = z.strictObject({
  rounds: z.int().min(0).max(9, 'too_many').nullable().default(null),
  /** Bank days that the brand needs for one round of review; null for the default. */
  days: z.int().min(1, 'at_least_one').max(30, 'too_many').nullable().default(null),
  approver: lineOrEmpty(120).default(''),
  /** True if the brand approves the script before anything is recorded. */
  script: z.boolean().default(false),
});

export const rights = z.strictObject({
  uses: z.array(rightsUse).max(8).default([]),
  territory: territory.nullable().default(null),
  /** Duration of the rights in days; null for the duration of the project. */
  days,
  from: rightsStart.default('publication'),
  edits: z.boolean().default(false),
  /** True if the brand may train models with the content. */
  training: z.boolean().default(false),
});

/** Exclusivity, which is filled in only if `rights.uses` includes it. */
export const exclusivity = z.strictObject({
  category: lineOrEmpty(120).default(''),
  /** Names of competitors, one per line. */
  rivals: text(600).default(''),
  daysBefore: someDays,
  daysAfter: someDays,
});

/** Required and forbidden statements, one per line. */
export const contentRules = z.strictObject({
  mustSay: text(1_000).default(''),
  mustNotSay: text(1_000).default(''),
  /** Claims that need evidence, each with its evidence. */
  claims: text(1_000).default(''),
  /** Hashtags, mentions and links that the content must contain. */
  tags: lineOrEmpty(300).default(''),
  music: lineOrEmpty(200).default(''),
  /** True if the picture must not contain the watermark of another platform. */
  noWatermark: z.boolean().default(false),
  /** Ad disclosure that a post must contain, such as a hashtag. */
  disclosure: lineOrEmpty(60).default(''),
});

/** Requirements for freelancers: experience, place of work and equipment. */
export const work = z.strictObject({
  experience: experience.nullable().default(null),
  /** Personal traits in addition to the specialties. */
  aspects: lineOrEmpty(200).default(''),
  place: workplace.nullable().default(null),
  address: text(300).default(''),
  equipment: equipment.nullable().default(null),
  software: lineOrEmpty(200).default(''),
  access: workAccess.nullable().default(null),
});

/**
 * Text that creators read about a silent squad before they accept confidentiality. Formats and dates are
 * shown too.
 */
export const publicText = z.strictObject({
  sector: lineOrEmpty(120).default(''),
  summary: text(1_000).default(''),
  /** Minimum fee of one creator, in minor units. */
  feeLowCents: cents.nullable().default(null),
  /** Maximum fee of one creator, in minor units. */
  feeHighCents: cents.nullable().default(null),
  /** True if the creator may show the work in the portfolio later. */
  inPortfolio: z.boolean().default(false),
});

/** Empty values for the object fields of a brief. Only the ad disclosure has a default value. */
export const blankParts = {
  demographics: demographics.parse({}),
  creatorProfile: creatorProfile.parse({}),
  review: review.parse({}),
  rights: rights.parse({}),
  exclusivity: exclusivity.parse({}),
  contentRules: contentRules.parse({ disclosure: '#publi' }),
  work: work.parse({}),
  publicText: publicText.parse({}),
} as const;
export type PartName = keyof typeof blankParts;
