import { z } from 'zod';
import { accept, emit, refuse, update } from '../../../kit';
import { defineCommand, id, users } from '../../../people';
import { teamWith } from './teamWith';

/** An owner gives the company into a colleague's hands and becomes a member. Refuses `hand_over_to_oneself`. */
export const handOver = defineCommand({
  name: 'users.handOver',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  load: (find, input, { actor }) => teamWith(find, actor, input.id),
  decide({ rows: { owner, member, companyId } }) {
    if (owner.id === member.id) return refuse('hand_over_to_oneself');
    if (member.suspendedAt !== null) return refuse('member_suspended');
    return accept(
      [
        ...(member.companyRole === 'owner'
          ? []
          : [update(users, member.id, { companyRole: 'owner' as const })]),
        update(users, owner.id, { companyRole: 'member' }),
        emit({
          kind: 'users.handOver',
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
