import { z } from 'zod';
import { accept, insert, Problem, refuse } from '../../../kit';
import { defineCommand, email, locale, user, users } from '../../party';
import { credentials } from '../credential';

/** Adds a colleague as a company member, as a company owner. Refuses `email_taken` at `/email`. */
export const addMember = defineCommand({
  name: 'users.addMember',
  notWhileImpersonating: true,
  input: z.strictObject({
    name: user.shape.name,
    email,
    passwordHash: z.string().startsWith('$argon2id$', 'invalid_format'),
    locale,
  }),
  async load(find, input, { actor }) {
    if (actor.role !== 'company' || actor.companyRole !== 'owner') throw new Problem('not_allowed');
    return {
      companyId: actor.companyId,
      same: await find.many(users, { email: input.email }),
      ids: await find.ids(users, 1),
    };
  },
  decide({ rows: { companyId, same, ids }, input: { passwordHash, ...given }, now }) {
    if (same.length > 0) return refuse('email_taken', '/email');
    const userId = ids[0]!;
    return accept(
      [
        insert(users, {
          ...given,
          id: userId,
          phone: null,
          whatsapp: null,
          address: null,
          agentEmail: null,
          cpf: null,
          staff: false,
          duties: [],
          companyId,
          companyRole: 'member',
          creatorId: null,
          confirmedAt: now,
          suspendedAt: null,
        }),
        insert(credentials, { userId, passwordHash, changedAt: now }),
      ],
      { id: userId },
    );
  },
});
