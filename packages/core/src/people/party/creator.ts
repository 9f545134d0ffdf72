import { pixKey } from '@elenco/brazil';
import { z } from 'zod';
import { anyOf, type Scope } from '../../kit';
import { dash, erased, impersonal, noName, pseudonymised, retained } from '../erasure';
import { type Actor, defineResource, impersonatorOf, nobody, ofCreator, signedIn, staff } from './actor';
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
  skill,
  stamps,
  text,
} from './fields';
import { photo } from './photo';
import { ofPeopleOrMoney } from './projectsOnly';

export const profileType = z.enum(['freelancer', 'content_creator']);

/** Least specialities, the main one among them, that a creator keeps in the settings; signing up asks for fewer. */
export const MIN_MAIN_TAGS = 3;
/** Least kinds of content, likewise. */
export const MIN_SECONDARY_TAGS = 3;

/** Where a figure comes from decides how it may be shown: verified, declared or estimated. */
export const figureSource = z.enum(['verified', 'declared', 'estimated']);

export const presence = z.object({
  channel,
  handle: line(80),
  followers: count,
  /** Interactions per follower, in basis points. */
  engagementBp: z.int().min(0).max(10_000),
  source: figureSource,
  measuredAt: instant,
  /** Whom the channel reaches, of the same source and day; where the source says it. */
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
  /** The name of the photograph; until there is one, what the portrait is drawn from. See `portraitPath`. */
  portrait: pseudonymised(line(80), 'anon-{id}'),
  /** The picture behind the head of the public profile, which the portal has drawn again and kept. */
  background: erased(photo.nullable(), null),
  available: erased(z.boolean(), false),
  presences: erased(z.array(presence).max(9), '[]'),
  /** The largest presence, kept beside the list so that lists can sort and filter by it. */
  followers: erased(count, 0),
  engagementBp: erased(z.int().min(0).max(10_000), 0),
  /** What one publication usually costs, the fee inside; null where the creator has not said. */
  priceCents: erased(count.nullable(), null),
  /** What each kind of publication costs, where the creator has said so. */
  prices: erased(formatPrices, '[]'),
  currency: impersonal(currency),
  experience: erased(creatorExperience.nullable(), null),
  links: erased(socialLinks, '{}'),
  evaluationAverage: erased(z.number().min(1).max(5).nullable(), null),
  evaluationCount: erased(count, 0),
  /** Whether everybody may read the profile, at `/c/:id/:name`. */
  publicProfile: erased(z.boolean(), false),
  /** Whether the price stands there. */
  pricePublic: erased(z.boolean(), false),
  /** Since when the profile is in no list: its creator has taken it away. */
  removedAt: instant.nullable(),
});
export type Creator = z.output<typeof creator>;

/** The presences, with the figures of the largest beside them. */
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

/** The profile of the creator that the actor is. */
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
  /** A price that its creator does not show is for brands and for staff. */
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
    create: nobody,
    update: anyOf<Actor, Creator>(ownProfile, staff('curation', 'support')),
    remove: nobody,
    moves: {},
  },
});

export const legalForm = z.enum(['individual', 'company']);

/** Where the money went before, as much of it as tells two accounts apart. */
const formerAccount = z.object({
  taxId: z.string(),
  bank: z.string(),
  account: z.string(),
  pixKey: z.string().nullable(),
});

/**
 * To whom a creator's money goes. Apart from the profile, because nobody but the creator and the finance
 * staff ever sees it.
 */
/** MEI and Simples Nacional are taxed as a whole, so that nothing is kept back of what they are paid. */
export const taxRegime = z.enum(['mei', 'simples', 'other']);

export const payee = z.object({
  ...stamps,
  creatorId: id,
  // What is kept names who was paid, and what the withholding was computed from.
  legalForm: retained(legalForm, 'fiscal', 'individual'),
  /** CPF of an individual, CNPJ of a company, without mask. */
  taxId: retained(z.string(), 'fiscal', dash),
  holder: retained(line(120), 'fiscal', dash),
  // The transfer says where the money went.
  bank: erased(z.string().regex(/^\d{3}$/, 'invalid_bank'), '000'),
  branch: erased(z.string().regex(/^\d{1,5}(-?[\dXx])?$/, 'invalid_branch'), dash),
  account: erased(z.string().regex(/^\d{1,12}-?[\dXx]$/, 'invalid_account'), dash),
  pixKey: erased(pixKey.nullable(), null),
  birthDate: retained(date, 'fiscal', '1900-01-01'),
  dependants: retained(z.int().min(0).max(20), 'fiscal', 0),
  /** How a company is taxed, as it declares; null for an individual. */
  taxRegime: retained(taxRegime.nullable(), 'fiscal', null),
  /** The paper that shows it (certificate of the MEI, statement of the option for the Simples). */
  regimeFileId: id.nullable(),
  /** When where the money goes last changed; null for who has only ever had this account. */
  changedAt: instant.nullable(),
  /** Where it went until then, masked; null likewise. */
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
   * Staff see that there is one, in the creator's name too; what it says only `payees.reveal` tells them, and that is
   * written down.
   */
  hidden: (actor) => (actor.role === 'admin' || impersonatorOf(actor) ? [...personal] : []),
  filters: { id: 'is', creatorId: 'is' },
  sorts: ['id', 'creatorId'],
  access: {
    read: anyOf<Actor, Payee>(ofCreator, staff('finance')),
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: {},
  },
});

/** What a creator must tell before a proposal can be sent: the missing parts, in order. */
export function missingInCreator(
  row: Creator,
  account: Payee | undefined,
): ('bio' | 'city' | 'presences' | 'payee')[] {
  const missing: ('bio' | 'city' | 'presences' | 'payee')[] = [];
  if (!row.bio) missing.push('bio');
  if (!row.city) missing.push('city');
  if (row.presences.length === 0) missing.push('presences');
  if (!account) missing.push('payee');
  return missing;
}
