import { z } from 'zod';
import { accept, remove } from '../../../kit';
import { defineCommand, id, ofCompany } from '../../../people';
import { MOST_AT_ONCE } from '../limits';
import { listMembers, lists } from '../list';
import { keyOfWhom, profileName } from '../whom';

/** Takes creators out of a list; who is not in it is none of its business. `removed` counts those who were. */
export const takeFromList = defineCommand({
  name: 'list-members.take',
  rest: true,
  input: z.strictObject({
    listId: id,
    keys: z.array(profileName).min(1, 'at_least_one').max(MOST_AT_ONCE, 'too_many'),
  }),
  async load(find, { listId }) {
    const list = await find.forUpdate(lists, listId, ofCompany);
    return { list, members: await find.lockMany(listMembers, { listId: list.id }) };
  },
  decide({ rows: { list, members }, input: { keys } }) {
    const gone = members.filter((member) => keys.includes(keyOfWhom(member)));
    return accept(
      gone.map(({ id }) => remove(listMembers, id)),
      { id: list.id, removed: gone.length },
    );
  },
});
