import { z } from 'zod';
import { accept, insert, refuse } from '../../../kit';
import { defineCommand, userIdOf } from '../../../people';
import { ownCompany } from '../company';
import { MOST_AT_ONCE, MOST_LISTS } from '../limits';
import { list, listMembers, lists } from '../list';
import { knownOf, profileName, refsOf, unknownAmong, whomOf } from '../whom';

const { name, note } = list.shape;

/**
 * A company begins a list, at once with creators in it if it likes. Refuses `too_many_lists`, and `unknown_creator`
 * at `/keys/n`.
 */
export const createList = defineCommand({
  name: 'lists.create',
  rest: true,
  input: z.strictObject({
    name,
    note: note.default(''),
    keys: z.array(profileName).max(MOST_AT_ONCE, 'too_many').default([]),
  }),
  async load(find, { keys }, { actor }) {
    const company = await ownCompany(find, actor);
    return {
      company,
      others: await find.lockMany(lists, { companyId: company.id }),
      known: await knownOf(find, refsOf(keys)),
      ids: await find.ids(lists, 1),
    };
  },
  decide({ rows: { company, others, known, ids }, input: { keys, ...given }, actor }) {
    if (others.length >= MOST_LISTS) return refuse('too_many_lists', '', { most: MOST_LISTS });
    const unknown = unknownAmong(keys, known);
    if (unknown.length > 0) return { refused: unknown };
    const id = ids[0]!;
    const about = { companyId: company.id };
    const by = userIdOf(actor) ?? 0;
    const members = refsOf(keys).map((ref, n) =>
      insert(listMembers, {
        ...about,
        ...whomOf(ref),
        listId: id,
        note: '',
        place: n + 1,
        addedById: by,
      }),
    );
    return accept([insert(lists, { ...about, ...given, id, createdById: by }), ...members], { id });
  },
});
