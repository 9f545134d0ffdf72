import { z } from 'zod';
import { cents } from '../../kit';
import { ageBand, count, gender, lineOrEmpty, text } from '../../people';

/*
 * The parts of a brief that are kept as one each. Every field has a first value, so that a form without a field and
 * a program that names one of many both end in a whole part.
 */

/** What Elenco can be asked to do besides. */
export const service = z.enum([
  'profile_mapping',
  'creator_budget',
  'content_management',
  'reporting',
  'strategic_planning',
  'commercial_proposal',
]);
export const socialClass = z.enum(['a', 'b', 'c', 'd', 'e']);

/** What a brand may do with the work, and asks of it, besides its publication. */
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

/** Interactions of a hundred followers at least: a percentage with up to two decimals, such as 3.5. */
export const minEngagement = z.number().min(0.1).max(20).multipleOf(0.01, 'two_decimals');

const genders = z.array(gender).max(3).default([]);
const ages = z.array(ageBand).max(6).default([]);
/** Up to ten years. */
const days = z.int().min(1, 'at_least_one').max(3_650, 'too_many').nullable().default(null);
const someDays = count.max(365, 'too_many').default(0);

/** Whom the content is to reach; nothing chosen is everybody. */
export const demographics = z.strictObject({
  genders,
  classes: z.array(socialClass).max(5).default([]),
  ages,
  place: lineOrEmpty(160).default(''),
});

/** Whom the brand seeks, apart from whom they reach. */
export const creatorProfile = z.strictObject({
  genders,
  ages,
  place: lineOrEmpty(160).default(''),
  /** Ethnic or demographic cut. */
  cut: text(400).default(''),
  /** Followers at least. */
  minFollowers: z.int().min(1, 'at_least_one').max(500_000_000, 'too_big').nullable().default(null),
  minEngagementPercent: minEngagement.nullable().default(null),
});

/** How drafts are looked through; a number left open is the platform's own. */
export const review = z.strictObject({
  rounds: z.int().min(0).max(9, 'too_many').nullable().default(null),
  /** Working days that the brand takes for a round. */
  days: z.int().min(1, 'at_least_one').max(30, 'too_many').nullable().default(null),
  approver: lineOrEmpty(120).default(''),
  /** The script is approved apart, before anything is recorded. */
  script: z.boolean().default(false),
});

export const rights = z.strictObject({
  uses: z.array(rightsUse).max(8).default([]),
  territory: territory.nullable().default(null),
  /** For how long; null is the time of the project. */
  days,
  from: rightsStart.default('publication'),
  edits: z.boolean().default(false),
  /** May models be trained with it? */
  training: z.boolean().default(false),
});

/** Asked for where `rights.uses` names it. */
export const exclusivity = z.strictObject({
  category: lineOrEmpty(120).default(''),
  /** Named rivals, one a line. */
  rivals: text(600).default(''),
  daysBefore: someDays,
  daysAfter: someDays,
});

/** What the content must and must not say; several are one a line. */
export const contentRules = z.strictObject({
  mustSay: text(1_000).default(''),
  mustNotSay: text(1_000).default(''),
  /** Claims that need a proof, with the proof. */
  claims: text(1_000).default(''),
  /** Hashtags, mentions and links. */
  tags: lineOrEmpty(300).default(''),
  music: lineOrEmpty(200).default(''),
  /** No mark of another platform in the picture. */
  noWatermark: z.boolean().default(false),
  /** How a publication says that it is paid for. */
  disclosure: lineOrEmpty(60).default(''),
});

/** A freelancer's work: for how long one has done it, where and with what. */
export const work = z.strictObject({
  experience: experience.nullable().default(null),
  /** Personal aspects that complete the specialities. */
  aspects: lineOrEmpty(200).default(''),
  place: workplace.nullable().default(null),
  address: text(300).default(''),
  equipment: equipment.nullable().default(null),
  software: lineOrEmpty(200).default(''),
  access: workAccess.nullable().default(null),
});

/** What a creator reads of a silent squad before confidentiality is accepted, with its formats and dates. */
export const publicText = z.strictObject({
  sector: lineOrEmpty(120).default(''),
  summary: text(1_000).default(''),
  /** Minor units for one creator. */
  feeLowCents: cents.nullable().default(null),
  feeHighCents: cents.nullable().default(null),
  /** May the work be shown in the creator's portfolio afterwards? */
  inPortfolio: z.boolean().default(false),
});

/** A part in which nothing is filled in yet; paid content is marked from the beginning. */
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
