import { z } from 'zod';
import { accept, Problem, refuse, update } from '../../../kit';
import { creator, creatorIdOf, creators, defineCommand, ownProfile } from '../../../people';
import { privacyRequests } from '../request';

/**
 * Publishes a new profile after the old one was erased, under a new name. The creator edits other fields in
 * the settings. Refuses with `erasure_is_set` while the old profile can be restored, and `profile_is_there`.
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
