import { z } from 'zod';
import { accept, emit, refuse, update } from '../../../kit';
import { defineCommand, id, users } from '../../../people';
import { openingsOf, shutOut } from '../access';
import { approvalLinksOf, revoked } from '../approvalLinks';
import { lastOwner } from '../team';
import { teamWith } from './teamWith';

/**
 * Removes a member from the team, by an owner. Ends the member's sessions and links for guests to approve; other rows stay
 * with the company. Refuses `last_owner`.
 */
export const removeMember = defineCommand({
  name: 'users.removeFromTeam',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  async load(find, input, { actor }) {
    const of = await teamWith(find, actor, input.id);
    const links = await approvalLinksOf(find, of.companyId, input.id);
    return { ...of, links, openings: await openingsOf(find, input.id) };
  },
  decide({ rows: { team, member, companyId, openings, links } }) {
    if (lastOwner(team, member.id)) return refuse('last_owner');
    return accept(
      [
        update(users, member.id, { companyId: null, companyRole: null }),
        ...shutOut(openings),
        ...revoked(links),
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
