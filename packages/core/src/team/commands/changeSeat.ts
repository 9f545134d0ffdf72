import { z } from 'zod';
import { accept, emit, refuse, update } from '../../kit';
import { defineCommand, id, seat, users } from '../../party';
import { lastOwner } from '../team';
import { teamWith } from './teamWith';

/** An owner makes another one, or makes an owner a member. Refuses `last_owner` and `same_seat`. */
export const changeSeat = defineCommand({
  name: 'users.changeSeat',
  notWhileImpersonating: true,
  input: z.strictObject({ id, seat }),
  load: (find, input, { actor }) => teamWith(find, actor, input.id),
  decide({ rows: { team, member, companyId }, input: { seat } }) {
    if (member.seat === seat) return refuse('same_seat');
    if (seat === 'member' && lastOwner(team, member.id)) return refuse('last_owner');
    return accept(
      [
        update(users, member.id, { seat }),
        emit({
          kind: seat === 'owner' ? 'users.madeOwner' : 'users.madeMember',
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
