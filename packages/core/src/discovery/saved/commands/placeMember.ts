import { z } from 'zod';
import { accept, update } from '../../../kit';
import { defineCommand, id, ofCompany } from '../../../people';
import { listMembers, lists } from '../list';

/** Puts one of a list before or behind the neighbour; at an end they stay. The order is 1, 2, 3 … afterwards. */
export const placeMember = defineCommand({
  name: 'list-members.place',
  rest: true,
  input: z.strictObject({ id, to: z.enum(['before', 'behind']) }),
  async load(find, input) {
    const member = await find.forUpdate(listMembers, input.id, ofCompany);
    await find.forUpdate(lists, member.listId, ofCompany);
    return { member, all: await find.lockMany(listMembers, { listId: member.listId }) };
  },
  decide({ rows: { member, all }, input }) {
    const order = [...all].sort((a, b) => a.place - b.place || a.id - b.id);
    const from = order.findIndex(({ id }) => id === member.id);
    const to = Math.min(order.length - 1, Math.max(0, from + (input.to === 'before' ? -1 : 1)));
    order.splice(to, 0, ...order.splice(from, 1));
    const moved = order.flatMap((one, n) =>
      one.place === n + 1 ? [] : [update(listMembers, one.id, { place: n + 1 })],
    );
    return accept(moved, { id: member.id, listId: member.listId });
  },
});
