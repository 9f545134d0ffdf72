import { z } from 'zod';
import { accept, insert } from '../../kit';
import { defineCommand } from '../actor';
import { creator, creators } from '../creator';
import { skill } from '../fields';
import { newPerson, signUpAgain, signUpFields } from '../signUp';
import { users } from '../user';

/** A creator, and the person. An e-mail address that is taken gets the answer of a new one. */
export const signUpCreator = defineCommand({
  name: 'creators.signUp',
  input: z.strictObject({
    ...signUpFields,
    /** The creator's public name is the person's until the profile says another, so it has its length. */
    name: signUpFields.name.max(80, 'too_long'),
    profileType: creator.shape.profileType,
    mainSkill: skill,
    tags: z.array(skill).max(4, 'too_many_tags'),
  }),
  async load(find, { email }) {
    return {
      registered: await find.see(users, { email }),
      creatorIds: await find.ids(creators, 1),
      userIds: await find.ids(users, 1),
    };
  },
  decide({ rows, input, now }) {
    const reply = { email: input.email };
    const [registered] = rows.registered;
    if (registered) return accept([signUpAgain(registered)], reply);

    const [creatorId, userId] = [rows.creatorIds[0]!, rows.userIds[0]!];
    return accept(
      [
        insert(creators, {
          id: creatorId,
          name: input.name,
          profileType: input.profileType,
          bio: '',
          mainSkill: input.mainSkill,
          tags: [...new Set(input.tags)].filter((tag) => tag !== input.mainSkill),
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
        ...newPerson(input, { id: userId, companyId: null, seat: null, creatorId }, now),
      ],
      reply,
    );
  },
});
