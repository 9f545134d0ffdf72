import { pixKey } from '@elenco/brazil';
import { z } from 'zod';
import { anyOf, type Scope } from '../../kit';
import { dash, erased, impersonal, noName, pseudonymised, retained } from '../erasure';
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
import { ofPeopleOrMoney } from './projectsOnly';

export const profileType = z.enum(['freelancer', 'content_creator']);

/**
 * Minimum number of specialities, the main one included, in the profile settings. Signing up requires fewer.
 */
export const MIN_MAIN_TAGS = 3;
/** Minimum number of content categories in the profile settings. Signing up requires fewer. */
export const MIN_SECONDARY_TAGS = 3;

/** Source of a figure, which pages show with it: verified, declared or estimated. */
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
  name: pseudonymised(line(80), noName),
  profileType: impersonal(profileType),
  bio: erased(text(600), ''),
  mainSkill: impersonal(skill),
  tags: erased(z.array(skill).max(5, 'too_many_tags'), '{}'),
  categories: erased(z.array(category).max(4, 'too_many_categories'), '{}'),
  city: erased(lineOrEmpty(80), ''),
  state: erased(lineOrEmpty(40), ''),
  country: impersonal(z.string().length(2)),
  /** Name of the photograph, or the seed of the drawn portrait. See `portraitPath`. */
  portrait: pseudonymised(line(80), 'anon-{id}'),
  /** Background picture of the public profile, which the portal has re-encoded and stored. */
  background: erased(photo.nullable(), null),
  available: erased(z.boolean(), false),
  presences: erased(z.array(presence).max(9), '[]'),
  /** Figures of the largest presence, stored so that lists can sort and filter. */
  followers: erased(count, 0),
  engagementBp: erased(z.int().min(0).max(10_000), 0),
  /**
   * Usual price of one publication (for freelancers, of one job), fee included; null if the creator has set
   * none.
   */
  priceCents: erased(count.nullable(), null),
  /** Price of each kind of publication, if the creator has set it. */
  prices: erased(formatPrices, '[]'),
  currency: impersonal(currency),
  experience: erased(creatorExperience.nullable(), null),
  links: erased(socialLinks, '{}'),
  evaluationAverage: erased(z.number().min(1).max(5).nullable(), null),
  evaluationCount: erased(count, 0),
  /** True if everyone can read the profile, at `/c/:id/:name`. */
  publicProfile: erased(z.boolean(), false),
  /** True if the public profile shows the price. */
  pricePublic: erased(z.boolean(), false),
  /** When the creator removed the profile. No list contains it since. */
  removedAt: instant.nullable(),
});
export type Creator = z.output<typeof creator>;

/** Returns presences together with the figures of the largest one. */
export function withPresences(
  presences: readonly Presence[],
): Pick<Creator, 'presences' | 'followers' | 'engagementBp'> {
  const largest = presences.reduce<Presence | undefined>(
    (most, one) => (most && most.followers >= one.followers ? most : one),
    undefined,
  );
  const { followers, engagementBp } = largest ?? { followers: 0, engagementBp: 0 };
  return { presences: [...presences], followers, engagementBp };
}

/** Reaches the profile of the acting creator. */
export const ownProfile = (actor: Actor): Scope<Creator> =>
  actor.role === 'creator' ? [{ id: actor.creatorId }] : [];

const prices = ['priceCents', 'prices'] as const;

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
      'available',
      'priceCents',
      'prices',
      'experience',
      'links',
    ],
  },
  hidden: (actor) => ofPeopleOrMoney(actor, prices),
  /** Brands and staff always see prices; other creators only public ones. */
  shownIn: (actor) =>
    actor.role === 'creator'
      ? { fields: prices, rows: [{ id: actor.creatorId }, { pricePublic: true }] }
      : undefined,
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
    update: anyOf<Actor, Creator>(ownProfile, staff('curation', 'support')),
    remove: noOne,
    moves: {},
  },
});

export const legalForm = z.enum(['individual', 'company']);

/** Previous payout account: only the fields that distinguish two accounts. */
const formerAccount = z.object({
  taxId: z.string(),
  bank: z.string(),
  account: z.string(),
  pixKey: z.string().nullable(),
});

/** Tax regime. MEI and Simples Nacional are taxed as a whole, so nothing is withheld from their payouts. */
export const taxRegime = z.enum(['mei', 'simples', 'other']);

/**
 * Payout account of a creator. It is separate from the profile, because only the creator and finance may see
 * it.
 */
export const payee = z.object({
  ...stamps,
  creatorId: id,
  // The fields that are kept identify the payee and the basis of withheld taxes.
  legalForm: retained(legalForm, 'fiscal', 'individual'),
  /** CPF of an individual or CNPJ of a company, without punctuation. */
  taxId: retained(z.string(), 'fiscal', dash),
  holder: retained(line(120), 'fiscal', dash),
  // Erased, because each payout stores the account that received it.
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
  /** When the payout account last changed; null if it never did. */
  changedAt: instant.nullable(),
  /** The account before that change, masked; null if it never changed. */
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
   * Staff and impersonators see only that an account exists. `payees.reveal` returns the data and is
   * recorded.
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

/** True for a content creator without a channel. A freelancer needs none. */
export const needsChannel = ({
  profileType,
  presences,
}: Pick<Creator, 'profileType' | 'presences'>): boolean =>
  profileType !== 'freelancer' && presences.length === 0;

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
