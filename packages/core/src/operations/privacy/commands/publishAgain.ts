import { z } from 'zod';
import { accept, Problem, refuse, update } from '../../../kit';
import { creator, creatorIdOf, creators, defineCommand, ownProfile } from '../../../people';
import { privacyRequests } from '../request';

/**
 * A creator whose profile was erased and who stayed shows one again, under a name that is given anew; the rest is
 * written in the settings. Refuses `erasure_is_set` while the profile can still be had back as it was, and
 * `profile_is_there`.
 */
export const publishAgain = defineCommand({
  name: 'creators.publishAgain',
  notWhileImpersonating: true,
  input: z.strictObject({ name: creator.shape.name }),
  async load(find, _, { actor }) {
    if (actor.role !== 'creator') throw new Problem('not_found');
    const profile = await find.forUpdate(creators, creatorIdOf(actor), ownProfile);
    const asked = { userId: actor.userId, kind: 'erasure', status: 'open' } as const;
    return { profile, erasures: await find.many(privacyRequests, asked) };
  },
  decide({ rows: { profile, erasures }, input: { name } }) {
    if (profile.removedAt === null) return refuse('profile_is_there');
    if (erasures.some(({ eraseAt }) => eraseAt !== null)) return refuse('erasure_is_set');
    return accept([update(creators, profile.id, { name, removedAt: null })], { id: profile.id });
  },
});
