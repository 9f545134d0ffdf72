import { z } from 'zod';
import { accept, emit, refuse, update } from '../../kit';
import { defineCommand, id, users } from '../../party';
import { openingsOf, shutOut } from '../access';
import { lastOwner } from '../team';
import { teamWith } from './teamWith';

/**
 * An owner takes somebody out of the team, or goes. Their sessions end; what they made stays the company's.
 * Refuses `last_owner`.
 */
export const removeMember = defineCommand({
  name: 'users.removeFromTeam',
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  load: async (find, input, { actor }) => ({
    ...(await teamWith(find, actor, input.id)),
    openings: await openingsOf(find, input.id),
  }),
  decide({ rows: { team, member, companyId, openings } }) {
    if (lastOwner(team, member.id)) return refuse('last_owner');
    return accept(
      [
        update(users, member.id, { companyId: null, companyRole: null }),
        ...shutOut(openings),
        emit({
          kind: 'users.removeFromTeam',
          resource: users.name,
          rowId: member.id,
          companyId,
          data: { title: member.name },
        }),
      ],
      { id: member.id },
    );
  },
});
