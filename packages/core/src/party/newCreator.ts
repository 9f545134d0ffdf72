import { z } from 'zod';
import { type Change, insert } from '../kit';
import { creator, creators } from './creator';
import { attributions } from './curator';
import { skill } from './fields';
import { newPerson, type SignUp, signUpFields } from './signUp';

/** What a creator gives at sign-up beside what everybody gives. */
export const creatorFields = {
  ...signUpFields,
  /** The creator's public name is the person's until the profile says another, so it has its length. */
  name: signUpFields.name.max(80, 'too_long'),
  profileType: creator.shape.profileType,
  mainSkill: skill,
  tags: z.array(skill).max(4, 'too_many_tags'),
};
type Given = SignUp & Pick<z.output<z.ZodObject<typeof creatorFields>>, 'profileType' | 'mainSkill' | 'tags'>;

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
      name: given.name,
      profileType: given.profileType,
      bio: '',
      mainSkill: given.mainSkill,
      tags: [...new Set(given.tags)].filter((tag) => tag !== given.mainSkill),
      city: '',
      state: '',
      country: 'BR',
      portrait: `creator-${creatorId}`,
      available: true,
      presences: [],
      followers: 0,
      engagementBp: 0,
      priceCents: null,
      currency: 'BRL',
      evaluationAverage: null,
      evaluationCount: 0,
    }),
    ...newPerson(given, { id: userId, companyId: null, seat: null, creatorId }, now),
    ...(source ? [insert(attributions, { creatorId, ...nobody, ...source })] : []),
  ];
}
