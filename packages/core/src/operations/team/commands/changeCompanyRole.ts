import { z } from 'zod';
import { accept, emit, refuse, update } from '../../../kit';
import { companyRole, defineCommand, id, users } from '../../../people';
import { lastOwner } from '../team';
import { teamWith } from './teamWith';

/** An owner makes another one, or makes an owner a member. Refuses `last_owner` and `same_company_role`. */
export const changeCompanyRole = defineCommand({
  name: 'users.changeCompanyRole',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id, companyRole }),
  load: (find, input, { actor }) => teamWith(find, actor, input.id),
  decide({ rows: { team, member, companyId }, input: { companyRole } }) {
    if (member.companyRole === companyRole) return refuse('same_company_role');
    if (companyRole === 'member' && lastOwner(team, member.id)) return refuse('last_owner');
    return accept(
      [
        update(users, member.id, { companyRole }),
        emit({
          kind: companyRole === 'owner' ? 'users.madeOwner' : 'users.madeMember',
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
