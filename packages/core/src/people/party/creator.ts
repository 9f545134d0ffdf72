import { pixKey } from '@elenco/brazil';
import { z } from 'zod';
import { anyOf, type Scope } from '../../kit';
import { dash, erased, impersonal, noName, pseudonymized, retained } from '../erasure';
import { type Actor, defineResource, impersonatorOf, noOne, ofCreator, signedIn, staff } from './actor';
import { audience } from './audience';
import { creatorExperience, formatPrices, socialLinks } from './creatorAbout';
import {
  category,
  channel,
  count,
  currency,
  date,
  id,
  instant,
  line,
  lineOrEmpty,
  photo,
  skill,
  stamps,
  text,
} from './fields';
import { largestOf } from './keyFigures';
import { gender } from './people';
import { priceFields, pricesSeenBy } from './visiblePrices';

export const profileType = z.enum(['freelancer', 'content_creator']);

/**
 * Minimum number of specialties, the main one included, of a complete profile; the profile settings require
 * it. Signing up requires only the main one.
 */
export const MIN_SPECIALTIES = 3;
/** Maximum number of specialties, the main one included. */
export const MAX_SPECIALTIES = 6;
/** Minimum number of content categories in the profile settings. Sign-up requires fewer. */
export const MIN_SECONDARY_TAGS = 3;

/** Source of a metric, which pages show beside it: verified, declared or estimated. */
export const figureSource = z.enum(['verified', 'declared', 'estimated']);

export const presence = z.object({
  channel,
  handle: line(80),
  followers: count,
  /** Interactions per follower, in basis points. */
  engagementBp: z.int().min(0).max(10_000),
  source: figureSource,
  measuredAt: instant,
  /** Audience of the channel, from the same source and day; absent if unknown. */
  audience: audience.optional(),
});
export type Presence = z.output<typeof presence>;

export const creator = z.object({
  ...stamps,
  name: pseudonymized(line(80), noName),
  profileType: impersonal(profileType),
  bio: erased(text(600), ''),
  mainSkill: impersonal(skill),
  tags: erased(z.array(skill).max(MAX_SPECIALTIES - 1, 'too_many_tags'), '{}'),
  categories: erased(z.array(category).max(4, 'too_many_categories'), '{}'),
  city: erased(lineOrEmpty(80), ''),
  state: erased(lineOrEmpty(40), ''),
  country: impersonal(z.string().length(2)),
  /**
   * Gender, by which brands and staff find creators; null if the creator has not stated it. No response to
   * brands contains it, but a brand that filters by it and by a name can infer it.
   */
  gender: erased(gender.nullable(), null),
  /** Name of the photograph, or the seed of the drawn portrait. See `portraitPath`. */
  portrait: pseudonymized(line(80), 'anon-{id}'),
  /** Background picture of the public profile, which the portal has re-encoded and stored. */
  background: erased(photo.nullable(), null),
  available: erased(z.boolean(), false),
  presences: erased(z.array(presence).max(9), '[]'),
  /**
   * Metrics of the channel with the most followers, stored in the row so that lists can sort and filter by
   * them.
   */
  followers: erased(count, 0),
  engagementBp: erased(z.int().min(0).max(10_000), 0),
  /**
   * Usual price of one publication (for freelancers, of one job) in cents, fee included; null if the creator
   * has not set a price.
   */
  priceCents: erased(count.nullable(), null),
  /** Price of each kind of publication for which the creator has set one. */
  prices: erased(formatPrices, '[]'),
  currency: impersonal(currency),
  experience: erased(creatorExperience.nullable(), null),
  links: erased(socialLinks, '{}'),
  evaluationAverage: erased(z.number().min(1).max(5).nullable(), null),
  evaluationCount: erased(count, 0),
  /** True if anyone can read the profile, at `/c/:id/:name`. */
  publicProfile: erased(z.boolean(), false),
  /** True if anyone who can read the profile sees its list prices. See `visiblePrices`. */
  pricePublic: erased(z.boolean(), false),
  /** When the creator removed the profile; null if it was not removed. Lists leave out removed profiles. */
  removedAt: instant.nullable(),
});
export type Creator = z.output<typeof creator>;

/** Returns the stored presences, and the metrics of the presence with the most followers. */
export function withPresences(
  presences: readonly Presence[],
): Pick<Creator, 'presences' | 'followers' | 'engagementBp'> {
  const { followers, engagementBp } = largestOf(presences) ?? { followers: 0, engagementBp: 0 };
  return { presences: [...presences], followers, engagementBp };
}

/** Allows access to the profile of the acting creator. */
export const ownProfile = (actor: Actor): Scope<Creator> =>
  actor.role === 'creator' ? [{ id: actor.creatorId }] : [];

const mayEdit = anyOf<Actor, Creator>(ownProfile, staff('curation', 'support'));
/** True for users who can read the gender of at least one creator: those who can change it. */
const seesGender = (actor: Actor) => actor.role === 'system' || mayEdit(actor).length > 0;

export const creators = defineResource({
  name: 'creators',
  schema: creator,
  flow: undefined,
  writable: {
    create: [],
    update: [
      'name',
      'profileType',
      'bio',
      'mainSkill',
      'tags',
      'categories',
      'city',
      'state',
      'country',
      'gender',
      'available',
      'priceCents',
      'prices',
      'experience',
      'links',
    ],
  },
  hidden: (actor) => [
    ...(pricesSeenBy(actor).length === 0 ? priceFields : []),
    ...(seesGender(actor) ? [] : (['gender'] as const)),
  ],
  shownIn: (actor) =>
    actor.role === 'creator'
      ? [
          { fields: priceFields, rows: pricesSeenBy(actor) },
          { fields: ['gender'], rows: ownProfile(actor) },
        ]
      : [],
  filters: {
    id: 'is',
    mainSkill: 'is',
    tags: 'has',
    categories: 'has',
    available: 'is',
    profileType: 'is',
    state: 'is',
    followers: 'between',
    engagementBp: 'between',
    priceCents: 'between',
    createdAt: 'between',
  },
  search: ['name', 'city'],
  listed: { removedAt: null },
  sorts: ['id', 'name', 'followers', 'engagementBp', 'priceCents', 'createdAt'],
  access: {
    read: anyOf<Actor, Creator>(signedIn),
    create: noOne,
    update: mayEdit,
    remove: noOne,
    moves: {},
  },
});

export const legalForm = z.enum(['individual', 'company']);

/** Fields of the previous payout account that suffice to tell two accounts apart. */
const formerAccount = z.object({
  taxId: z.string(),
  bank: z.string(),
  account: z.string(),
  pixKey: z.string().nullable(),
});

/**
 * Tax regime. MEI and Simples Nacional pay all taxes in a single payment, so nothing is withheld from their
 * payouts.
 */
export const taxRegime = z.enum(['mei', 'simples', 'other']);

/**
 * Payout account of a creator. The account is separate from the profile, because only the creator and finance
 * may see it.
 */
export const payee = z.object({
  ...stamps,
  creatorId: id,
  // The retained fields identify the payee and determine the withheld taxes.
  legalForm: retained(legalForm, 'fiscal', 'individual'),
  /** CPF of an individual or CNPJ of a company, without punctuation. */
  taxId: retained(z.string(), 'fiscal', dash),
  holder: retained(line(120), 'fiscal', dash),
  // Erased, because each payout has its own copy of the account that received it.
  bank: erased(z.string().regex(/^\d{3}$/, 'invalid_bank'), '000'),
  branch: erased(z.string().regex(/^\d{1,5}(-?[\dXx])?$/, 'invalid_branch'), dash),
  account: erased(z.string().regex(/^\d{1,12}-?[\dXx]$/, 'invalid_account'), dash),
  pixKey: erased(pixKey.nullable(), null),
  birthDate: retained(date, 'fiscal', '1900-01-01'),
  dependants: retained(z.int().min(0).max(20), 'fiscal', 0),
  /** Tax regime that a company declares; null for an individual. */
  taxRegime: retained(taxRegime.nullable(), 'fiscal', null),
  /** Document that proves the regime (MEI certificate, statement of the option for the Simples). */
  regimeFileId: id.nullable(),
  /** When the payout account last changed; null if it never changed. */
  changedAt: instant.nullable(),
  /** The previous account, masked; null if the account never changed. */
  former: erased(formerAccount.nullable(), null),
});
export type Payee = z.output<typeof payee>;

const personal = ['taxId', 'holder', 'branch', 'account', 'pixKey', 'birthDate'] as const;

export const payees = defineResource({
  name: 'payees',
  schema: payee,
  flow: undefined,
  writable: { create: [], update: [] },
  /**
   * Staff and impersonators see only that an account exists. The command `payees.reveal` returns the data and
   * records the access.
   */
  hidden: (actor) => (actor.role === 'admin' || impersonatorOf(actor) ? [...personal] : []),
  filters: { id: 'is', creatorId: 'is' },
  sorts: ['id', 'creatorId'],
  access: {
    read: anyOf<Actor, Payee>(ofCreator, staff('finance')),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: {},
  },
});

/** True for a content creator who has not entered a channel. Freelancers need no channel. */
export const needsChannel = ({
  profileType,
  presences,
}: Pick<Creator, 'profileType' | 'presences'>): boolean =>
  profileType !== 'freelancer' && presences.length === 0;

/** True if a creator has enough specialties for a complete profile, the main one included. */
export const hasEnoughSpecialties = ({ mainSkill, tags }: Pick<Creator, 'mainSkill' | 'tags'>): boolean =>
  new Set([mainSkill, ...tags]).size >= MIN_SPECIALTIES;

/** Returns the parts, in order, that a creator must fill in before sending a proposal. */
export function missingInCreator(
  row: Creator,
  account: Payee | undefined,
): ('bio' | 'city' | 'presences' | 'payee')[] {
  const missing: ('bio' | 'city' | 'presences' | 'payee')[] = [];
  if (!row.bio) missing.push('bio');
  if (!row.city) missing.push('city');
  if (needsChannel(row)) missing.push('presences');
  if (!account) missing.push('payee');
  return missing;
}
