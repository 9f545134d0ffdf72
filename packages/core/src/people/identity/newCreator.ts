import { z } from 'zod';
import { type Change, insert } from '../../kit';
import { attributions, creator, creators, portraitSeed, skill } from '../party';
import { newPerson, signUpFields } from './signUp';

/** What a creator gives at sign-up beside what everybody gives. */
export const creatorFields = {
  ...signUpFields,
  /** The creator's public name is the person's where none is given, so it has its length. */
  name: signUpFields.name.max(80, 'too_long'),
  /** What the public knows the creator, or the channel, by. */
  publicName: creator.shape.name.nullable().default(null),
  profileType: creator.shape.profileType,
  mainSkill: skill,
  tags: z.array(skill).max(4, 'too_many_tags'),
  categories: creator.shape.categories.default([]),
};
type Given = z.output<z.ZodObject<typeof creatorFields>>;

/** Through whom somebody came. */
export type Source = { readonly curatorId: number; readonly codeId: number } | { readonly companyId: number };

/** The profile, the person, and through whom they came, if through anybody. */
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
      portrait: portraitSeed(creatorId),
      background: null,
      // From the confirmation on: nobody is offered work whom no mail would reach.
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
      // Only by the creator's own decision.
      publicProfile: false,
      pricePublic: false,
      removedAt: null,
    }),
    ...newPerson(given, { id: userId, companyId: null, companyRole: null, creatorId }, now),
    ...(source ? [insert(attributions, { creatorId, ...nobody, ...source })] : []),
  ];
}
