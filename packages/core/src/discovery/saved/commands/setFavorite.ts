import { z } from 'zod';
import { accept, insert, refuse, remove } from '../../../kit';
import { defineCommand, userIdOf } from '../../../people';
import { profileRef } from '../../search';
import { ownCompany } from '../company';
import { favorites } from '../favorite';
import { MOST_FAVORITES } from '../limits';
import { keyOfWhom, knownOf, profileName, refsOf, whomOf } from '../whom';

/**
 * A creator becomes the company's favourite, or is none any more; saying it twice changes nothing. Refuses
 * `too_many_favorites`, and `unknown_creator` at `/key`.
 */
export const setFavorite = defineCommand({
  name: 'favorites.set',
  rest: true,
  input: z.strictObject({ key: profileName, on: z.boolean() }),
  async load(find, { key }, { actor }) {
    const company = await ownCompany(find, actor);
    return {
      company,
      all: await find.lockMany(favorites, { companyId: company.id }),
      known: await knownOf(find, refsOf([key])),
    };
  },
  decide({ rows: { company, all, known }, input: { key, on }, actor }) {
    const there = all.find((one) => keyOfWhom(one) === key);
    const reply: { key: string; on: boolean } = { key, on };
    if (!on) return accept(there ? [remove(favorites, there.id)] : [], reply);
    if (there) return accept([], reply);
    const ref = profileRef(key);
    if (!ref || !known.has(key)) return refuse('unknown_creator', '/key');
    if (all.length >= MOST_FAVORITES) return refuse('too_many_favorites', '', { most: MOST_FAVORITES });
    const row = { companyId: company.id, ...whomOf(ref), addedById: userIdOf(actor) ?? 0 };
    return accept([insert(favorites, row)], reply);
  },
});
