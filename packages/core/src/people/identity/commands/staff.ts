import { z } from 'zod';
import { accept, Problem, refuse, remove, update } from '../../../kit';
import {
  defineCommand,
  duty,
  email,
  id,
  locale,
  requireAccess,
  systemOnly,
  type User,
  user,
  userIdOf,
  users,
} from '../../party';
import { NO_PASSWORD } from '../credential';
import { emailChanges } from '../emailChange';
import { lockWithSelf } from '../lockWithSelf';
import { pendingOf, withdrawn } from '../newEmail';
import { newStaff } from '../newStaff';
import { owners } from '../platform';
import { sessions } from '../session';
import { userEvent } from '../signUp';
import { tokens } from '../token';

/**
 * Duties that an owner can assign. `restricted` adds no permissions to another duty, so it can only be
 * assigned alone.
 */
const chosenDuties = z
  .array(duty)
  .min(1, 'at_least_one')
  .max(duty.options.length)
  .refine((duties) => duties.length === 1 || !duties.includes('restricted'), 'restricted_alone');

/**
 * Adds a staff member with a password. Only a program on the server runs this command. Owners use
 * `inviteStaff` instead. Refuses with `email_taken`.
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

/** True for users without a role, such as former staff. They can become staff again. */
const isWithoutRole = ({ staff, companyId, creatorId, confirmedAt, suspendedAt }: User): boolean =>
  !staff && companyId === null && creatorId === null && confirmedAt !== null && suspendedAt === null;

/**
 * Invites a staff member, as an owner. The invited person sets a password by the link in the e-mail. Former
 * staff get their account back with the new duties. Refuses with `email_taken` for accounts of brands,
 * creators and current staff.
 */
export const inviteStaff = defineCommand({
  name: 'users.inviteStaff',
  rest: 'Invites a staff member by e-mail; only owners',
  // An access token must not suffice, because the invited person gets the permissions of staff.
  browserOnly: true,
  limitsEmails: true,
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.strictObject({
    name: user.shape.name,
    email,
    locale,
    duties: chosenDuties,
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
          // Support may have requested a correction of the address while the account was not staff's. If
          // confirmed now, it would give support this staff member's duties.
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

/**
 * Sets, as an owner, the duties of a staff member. Staff cannot change their own duties, so that there is
 * always an owner. Refuses with `own_duties`.
 */
export const setDuties = defineCommand({
  name: 'users.setDuties',
  rest: 'Sets the duties of a staff member; only owners, and not their own',
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.strictObject({
    id,
    version: z.int().positive(),
    duties: chosenDuties,
  }),
  async load(find, input, { actor }) {
    requireAccess(actor, owners);
    const { person, self } = await lockWithSelf(find, actor, input.id);
    requireAccess(self, owners);
    if (!person?.staff) throw new Problem('not_found');
    return person;
  },
  decide({ rows: person, input: { version, duties }, actor }) {
    if (person.id === userIdOf(actor)) return refuse('own_duties', '/duties');
    if (version !== person.version) throw new Problem('stale');
    return accept([update(users, person.id, { duties: [...new Set(duties)] })], { id: person.id });
  },
});

/** Revokes, as an owner, an access token of a staff member. */
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
