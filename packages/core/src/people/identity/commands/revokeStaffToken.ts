import { z } from 'zod';
import { accept, Problem, remove } from '../../../kit';
import { defineCommand, id, requireAccess, users } from '../../party';
import { owners } from '../platform';
import { tokens } from '../token';

/** Revokes a staff member's access token, as an owner. */
export const revokeStaffToken = defineCommand({
  name: 'staff-tokens.revoke',
  rest: 'Revokes a staff member’s access token; for owners',
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  async load(find, input, { actor }) {
    requireAccess(actor, owners);
    const [token] = await find.lockMany(tokens, { id: input.id });
    const [person] = token ? await find.many(users, { id: token.userId, staff: true }) : [];
    if (!token || !person) throw new Problem('not_found');
    return token;
  },
  decide: ({ rows: token }) => accept([remove(tokens, token.id)], { id: token.id }),
});
