import { z } from 'zod';
import { accept, Problem, refuse, remove, update } from '../../../kit';
import {
  defineCommand,
  duty,
  email,
  locale,
  requireAccess,
  type User,
  user,
  userIdOf,
  users,
} from '../../party';
import { NO_PASSWORD } from '../credential';
import { emailChanges } from '../emailChange';
import { pendingOf, withdrawn } from '../newEmail';
import { newStaff } from '../newStaff';
import { owners } from '../platform';
import { sessions } from '../session';
import { userEvent } from '../signUp';
import { tokens } from '../token';

/** True for users without a role, such as former staff, who can become staff again. */
const isWithoutRole = ({ staff, companyId, creatorId, confirmedAt, suspendedAt }: User): boolean =>
  !staff && companyId === null && creatorId === null && confirmedAt !== null && suspendedAt === null;

/**
 * Invites a staff member, as an owner. The invited person sets a password by the link in the e-mail. Former
 * staff get their account back with the new duties. Refuses `email_taken` for accounts of brands, creators
 * and current staff.
 */
export const inviteStaff = defineCommand({
  name: 'users.inviteStaff',
  rest: 'Invites a staff member by e-mail; only owners',
  // The owner of the address gets the rights of staff.
  browserOnly: true,
  limitsEmails: true,
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.strictObject({
    name: user.shape.name,
    email,
    locale,
    duties: z.array(duty).min(1, 'at_least_one').max(duty.options.length),
  }),
  async load(find, input, { actor }) {
    requireAccess(actor, owners);
    const locked = await find.lockMany(users, { id: userIdOf(actor) ?? 0 });
    if (!locked.some((self) => self.staff && self.suspendedAt === null && self.duties.includes('owner')))
      throw new Problem('not_allowed');
    const [registered] = await find.lockMany(users, { email: input.email });
    const ofRegistered = { userId: registered?.id ?? 0 };
    return {
      registered,
      open: await find.lockMany(sessions, ofRegistered),
      programs: await find.lockMany(tokens, ofRegistered),
      addresses: registered ? await pendingOf(find, registered.id) : [],
      ids: await find.ids(users, 1),
    };
  },
  decide({ rows: { registered, open, programs, addresses, ids }, input, now }) {
    const given = { ...input, duties: [...new Set(input.duties)] };
    if (registered) {
      if (!isWithoutRole(registered)) return refuse('email_taken', '/email');
      const { name, duties } = given;
      return accept(
        [
          update(users, registered.id, { name, locale: given.locale, staff: true, duties }),
          // Sessions of an account without a role last longer than those of staff.
          ...open.map((one) => remove(sessions, one.id)),
          ...programs.map((one) => remove(tokens, one.id)),
          // Support may have requested a correction, which it may not do for staff: it would give support
          // this staff member's duties.
          ...addresses.map((one) => update(emailChanges, one.id, withdrawn(now))),
          userEvent('users.staffInvited', registered),
        ],
        { id: registered.id },
      );
    }
    const id = ids[0]!;
    return accept(
      [
        ...newStaff({ ...given, passwordHash: NO_PASSWORD }, id, now),
        userEvent('users.staffInvited', { id, companyId: null, creatorId: null }),
      ],
      { id },
    );
  },
});
