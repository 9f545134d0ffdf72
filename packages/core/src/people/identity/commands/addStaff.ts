import { z } from 'zod';
import { accept, refuse } from '../../../kit';
import { defineCommand, duty, email, locale, requireAccess, systemOnly, user, users } from '../../party';
import { newStaff } from '../newStaff';

/**
 * Adds a staff member with a password, by a program on the server. Owners use `inviteStaff` instead. Refuses
 * `email_taken`.
 */
export const addStaff = defineCommand({
  name: 'users.addStaff',
  input: z.strictObject({
    name: user.shape.name,
    email,
    passwordHash: z.string().startsWith('$argon2id$', 'invalid_format'),
    locale,
    duties: z.array(duty).min(1, 'at_least_one'),
  }),
  async load(find, input, { actor }) {
    requireAccess(actor, systemOnly);
    return { same: await find.many(users, { email: input.email }), ids: await find.ids(users, 1) };
  },
  decide({ rows: { same, ids }, input, now }) {
    if (same.length > 0) return refuse('email_taken', '/email');
    const userId = ids[0]!;
    return accept(newStaff(input, userId, now), { id: userId });
  },
});
