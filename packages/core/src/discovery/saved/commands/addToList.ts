import { z } from 'zod';
import { accept, insert, refuse } from '../../../kit';
import { count, defineCommand, id, ofCompany, userIdOf } from '../../../people';
import { MOST_AT_ONCE, MOST_LIST_MEMBERS } from '../limits';
import { listMember, listMembers, lists } from '../list';
import { keyOfWhom, knownOf, profileName, refsOf, unknownAmong, whomOf } from '../whom';

/**
 * Puts creators at the end of a list, or where they stood before with what was noted of them, as far as that place
 * is free. Who is in it stays as they are; `added` counts the new ones. Refuses
 * `too_many_in_list`, and `unknown_creator` at `/keys/n`.
 */
export const addToList = defineCommand({
  name: 'list-members.add',
  rest: true,
  input: z.strictObject({
    listId: id,
    keys: z.array(profileName).min(1, 'at_least_one').max(MOST_AT_ONCE, 'too_many'),
    note: listMember.shape.note.default(''),
    place: count.optional(),
  }),
  async load(find, { listId, keys }) {
    // Under lock, so that two who add at once count each other.
    const list = await find.forUpdate(lists, listId, ofCompany);
    return {
      list,
      members: await find.lockMany(listMembers, { listId: list.id }),
      known: await knownOf(find, refsOf(keys)),
    };
  },
  decide({ rows: { list, members, known }, input: { keys, note, place }, actor }) {
    const there = new Set(members.map(keyOfWhom));
    const fresh = refsOf(keys.filter((key) => !there.has(key)));
    const unknown = unknownAmong(keys, new Set([...known, ...there]));
    if (unknown.length > 0) return { refused: unknown };
    if (members.length + fresh.length > MOST_LIST_MEMBERS) {
      return refuse('too_many_in_list', '', { most: MOST_LIST_MEMBERS });
    }
    const free = place !== undefined && members.every((member) => member.place !== place);
    const last = Math.max(0, ...members.map(({ place }) => place));
    const { id: listId, companyId } = list;
    const addedById = userIdOf(actor) ?? 0;
    const changes = fresh.map((ref, n) =>
      insert(listMembers, {
        listId,
        companyId,
        ...whomOf(ref),
        note,
        place: free && n === 0 ? place : last + n + 1,
        addedById,
      }),
    );
    return accept(changes, { id: listId, added: changes.length });
  },
});
