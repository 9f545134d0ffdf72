import { z } from 'zod';
import { accept, Problem, refuse, remove, update } from '../../../kit';
import { defineCommand, email, id, userIdOf, users } from '../../party';
import { credentials } from '../credential';
import {
  canCorrectEmail,
  emailChanges,
  isEmailChangeOpen,
  isOwnChange,
  mayCorrectEmail,
} from '../emailChange';
import { aboutChange, askedFor, mailFor, pendingOf, renewed, withdrawn } from '../newEmail';

/**
 * Requests another sign-in address for the current user. The old one stays valid until the link in the e-mail
 * is opened, and is notified at once. A taken address gets the same reply, which reveals nothing. Refuses
 * `email_same` at `/email`.
 */
export const requestEmailChange = defineCommand({
  name: 'users.askNewEmail',
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.strictObject({ email }),
  async load(find, input, { actor }) {
    const [person] = await find.lockMany(users, { id: userIdOf(actor) ?? 0 });
    if (!person) throw new Problem('not_allowed');
    const [holder] = await find.many(users, { email: input.email });
    const [id = 0] = await find.ids(emailChanges, 1);
    return { person, holder, id, before: await pendingOf(find, person.id) };
  },
  decide({ rows: { person, holder, id, before }, input: { email: newEmail }, now }) {
    if (newEmail === person.email) return refuse('email_same', '/email');
    const change = { id, newEmail, askedById: person.id, reason: '' };
    return accept(
      [
        ...askedFor(person, change, before, now),
        mailFor(person, change, holder),
        aboutChange('users.emailAsked', person, change),
      ],
      {},
    );
  },
});

/**
 * Sends the e-mail to the new address again. Its link replaces the earlier one. Refuses `email_change_over`.
 */
export const resendNewEmail = defineCommand({
  name: 'users.resendNewEmail',
  notWhileImpersonating: true,
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    const [person] = await find.lockMany(users, { id: userIdOf(actor) ?? 0 });
    if (!person) throw new Problem('not_allowed');
    const [pending] = await pendingOf(find, person.id);
    const [credential] = await find.many(credentials, { userId: person.id });
    const [holder] = pending ? await find.many(users, { email: pending.newEmail }) : [];
    return { person, pending, credential, holder };
  },
  decide({ rows: { person, pending, credential, holder }, now }) {
    if (!pending || !isEmailChangeOpen(pending, now, credential?.changedAt))
      return refuse('email_change_over');
    return accept([update(emailChanges, pending.id, renewed(now)), mailFor(person, pending, holder)], {});
  },
});

/**
 * Withdraws a correction before it is confirmed, as support. Its link becomes invalid, and both addresses are
 * notified. The row stays until those e-mails are written, because only it has the addresses. A change that
 * the user requested cannot be withdrawn here. Refuses `email_change_over`.
 */
export const withdrawCorrection = defineCommand({
  name: 'users.withdrawCorrection',
  rest: 'Withdraws a corrected address that is not confirmed yet',
  notWhileImpersonating: true,
  input: z.strictObject({ userId: id }),
  async load(find, input, { actor }) {
    const person = await find.forUpdate(users, input.userId, mayCorrectEmail);
    if (!canCorrectEmail(actor, person)) throw new Problem('not_allowed');
    return { person, pending: await pendingOf(find, person.id) };
  },
  decide({ rows: { person, pending }, now }) {
    const change = pending.find((one) => !isOwnChange(one) && isEmailChangeOpen(one, now, undefined));
    if (!change) return refuse('email_change_over');
    const { id: changeId, newEmail } = change;
    return accept(
      [
        update(emailChanges, changeId, withdrawn(now)),
        aboutChange('users.correctionWithdrawn', person, { id: changeId, newEmail }),
      ],
      {},
    );
  },
});

/**
 * Withdraws the current user's unconfirmed changes, also those requested by staff. Their links become
 * invalid.
 */
export const withdrawNewEmail = defineCommand({
  name: 'users.withdrawNewEmail',
  notWhileImpersonating: true,
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    const [person] = await find.lockMany(users, { id: userIdOf(actor) ?? 0 });
    if (!person) throw new Problem('not_allowed');
    return pendingOf(find, person.id);
  },
  decide: ({ rows }) =>
    accept(
      rows.map(({ id }) => remove(emailChanges, id)),
      {},
    ),
});
