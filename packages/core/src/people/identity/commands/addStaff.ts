import { z } from 'zod';
import { accept, anyOf, insert, Problem, refuse } from '../../../kit';
import { type Actor, defineCommand, duty, email, locale, staff, systemOnly, user, users } from '../../party';
import { credentials } from '../credential';

const mayAdd = anyOf<Actor, unknown>(staff('owner'), systemOnly);

/** An owner, or the installation itself, adds a staff member with duties. Refuses `email_taken`. */
export const addStaff = defineCommand({
  name: 'users.addStaff',
  notWhileImpersonating: true,
  input: z.strictObject({
    name: user.shape.name,
    email,
    passwordHash: z.string().startsWith('$argon2id$', 'invalid_format'),
    locale,
    duties: z.array(duty).min(1, 'at_least_one'),
  }),
  async load(find, input, { actor }) {
    if (mayAdd(actor).length === 0) throw new Problem('not_allowed');
    return { same: await find.many(users, { email: input.email }), ids: await find.ids(users, 1) };
  },
  decide({ rows: { same, ids }, input: { passwordHash, ...given }, now }) {
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
          staff: true,
          companyId: null,
          companyRole: null,
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
