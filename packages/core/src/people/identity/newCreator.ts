import { z } from 'zod';
import { type Change, insert } from '../../kit';
import { attributions, creator, creators, MAX_SPECIALTIES, portraitSeed, skill } from '../party';
import { newPerson, signUpFields } from './signUp';

/** Additional sign-up fields of a creator. */
export const creatorFields = {
  ...signUpFields,
  /** The user's name, which is the default for the public name, so both have the same maximum length. */
  name: signUpFields.name.max(80, 'too_long'),
  /** Public name of the creator or channel; null for the user's name. */
  publicName: creator.shape.name.nullable().default(null),
  profileType: creator.shape.profileType,
  mainSkill: skill,
  tags: z.array(skill).max(MAX_SPECIALTIES - 1, 'too_many_tags'),
  categories: creator.shape.categories.default([]),
};
type Given = z.output<z.ZodObject<typeof creatorFields>>;

/** Sign-up channel of a creator: a curator's code or a company's invitation. */
export type Source = { readonly curatorId: number; readonly codeId: number } | { readonly companyId: number };

/** Returns the inserts of the profile and the user, and of the attribution if there is a source. */
export function newCreator(
  given: Given,
  { creatorId, userId }: { readonly creatorId: number; readonly userId: number },
  source: Source | undefined,
  now: string,
): Change[] {
  const nobody = { curatorId: null, codeId: null, companyId: null };
  return [
    insert(creators, {
      id: creatorId,
      name: given.publicName ?? given.name,
      profileType: given.profileType,
      bio: '',
      mainSkill: given.mainSkill,
      tags: [...new Set(given.tags)].filter((tag) => tag !== given.mainSkill),
      categories: [...new Set(given.categories)],
      city: '',
      state: '',
      country: 'BR',
      gender: null,
      portrait: portraitSeed(creatorId),
      background: null,
      // Creators are not available for invitations until their e-mail address is confirmed.
      available: given.emailVerified,
      presences: [],
      followers: 0,
      engagementBp: 0,
      priceCents: null,
      prices: [],
      experience: null,
      links: {},
      currency: 'BRL',
      evaluationAverage: null,
      evaluationCount: 0,
      // Hidden at first: only the creator can make the profile public.
      publicProfile: false,
      pricePublic: false,
      removedAt: null,
    }),
    ...newPerson(given, { id: userId, companyId: null, companyRole: null, creatorId }, now),
    ...(source ? [insert(attributions, { creatorId, ...nobody, ...source })] : []),
  ];
}
