import { z } from 'zod';
import { accept, insert, refuse } from '../../../kit';
import { creators, defineCommand, id, userIdOf } from '../../../people';
import { boardMembers } from '../resource';
import { MOST_ADDED, MOST_BOARD_MEMBERS } from '../schema';
import { boardOwner, unsubscribed } from '../subscriber';

/**
 * Takes creators into the company's community; who is in it stays as they are. Refuses `subscribers_only`,
 * `unknown_creator` at `/creatorIds/n` and `too_many_members`.
 */
export const addBoardMembers = defineCommand({
  name: 'board-members.add',
  rest: true,
  input: z.strictObject({
    creatorIds: z.array(id).min(1, 'nobody_chosen').max(MOST_ADDED, 'too_many'),
  }),
  async load(find, { creatorIds }, { actor }) {
    const company = await boardOwner(find, actor);
    const members = await find.lockMany(boardMembers, { companyId: company.id });
    const known = await find.many(creators, { id: creatorIds });
    return { company, members, known: new Set(known.map((one) => one.id)) };
  },
  decide({ rows: { company, members, known }, input: { creatorIds }, actor }) {
    const closed = unsubscribed(company);
    if (closed) return closed;
    const unknown = creatorIds.flatMap((one, n) =>
      known.has(one) ? [] : [{ pointer: `/creatorIds/${n}`, code: 'unknown_creator' }],
    );
    if (unknown.length > 0) return { refused: unknown };
    const there = new Set(members.map(({ creatorId }) => creatorId));
    const fresh = [...new Set(creatorIds)].filter((one) => !there.has(one));
    if (there.size + fresh.length > MOST_BOARD_MEMBERS) {
      return refuse('too_many_members', '', { most: MOST_BOARD_MEMBERS });
    }
    const by = { companyId: company.id, addedById: userIdOf(actor) ?? 0, note: '', verdicts: [] };
    const added = fresh.map((creatorId) => insert(boardMembers, { ...by, creatorId }));
    return accept(added, { added: added.length });
  },
});
