import { z } from 'zod';
import { accept, emit, moveTo, Problem, refuse, update } from '../../../kit';
import { defineCommand, id, type User, userIdOf, users } from '../../../people';
import { openingsOf, shutOut } from '../access';
import { invitations } from '../invitation';
import { followed, linkHash } from '../link';
import { obstacleOf } from '../obstacle';
import { lastOwner } from '../team';
import { inviterNotice } from './join';

/**
 * Somebody who has an account accepts, signed in with the address that was invited. Into a team: a member of
 * another company leaves it for this one, signed out everywhere. As a creator: who is one already only lets
 * the company know. Refuses what `obstacleOf` says.
 */
export const acceptInvite = defineCommand({
  name: 'invitations.accept',
  notWhileImpersonating: true,
  /** Who is signed in says the server: somebody without a place has an account, but is no actor yet. */
  input: z.strictObject({ tokenHash: linkHash, userId: id }),
  async load(find, { tokenHash, userId }, { actor, now }) {
    if (actor.role !== 'system' && userIdOf(actor) !== userId) throw new Problem('not_found');
    const invitation = await followed(find, tokenHash, now);
    const [own] = await find.many(users, { id: userId });
    if (!own) throw new Problem('not_found');
    // The whole former team, so that two owners do not leave it at once.
    const { companyId } = own;
    const team = await find.lockMany(users, companyId === null ? { id: own.id } : { companyId });
    const person = team.find(({ id }) => id === own.id);
    if (!person) throw new Problem('stale');
    return { invitation, person, team, openings: await openingsOf(find, person.id) };
  },
  decide({ rows: { invitation, person, team, openings } }) {
    const obstacle = obstacleOf(invitation, person, lastOwner(team, person.id));
    if (obstacle) return refuse(obstacle);
    const accepted = moveTo(invitations, invitation.id, 'accept', { patch: { acceptedById: person.id } });
    const notice = inviterNotice(invitation, person.name);
    const reply = { userId: person.id, kind: invitation.kind };
    if (invitation.kind === 'creator') return accept([accepted, notice], reply);
    return accept(
      [
        accepted,
        notice,
        update(users, person.id, { companyId: invitation.companyId, companyRole: 'member' }),
        ...shutOut(openings),
        ...(person.companyId === null ? [] : [left(person, person.companyId)]),
      ],
      reply,
    );
  },
});

const left = (person: User, companyId: number) =>
  emit({
    kind: 'users.leftTeam',
    resource: users.name,
    rowId: person.id,
    companyId,
    data: { title: person.name },
  });
