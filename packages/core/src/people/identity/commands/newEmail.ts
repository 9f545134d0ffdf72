import { z } from 'zod';
import { accept, Problem, refuse, remove, update } from '../../../kit';
import { defineCommand, email, id, userIdOf, users } from '../../party';
import { credentials } from '../credential';
import {
  canCorrectEmail,
  emailChangeStands,
  emailChanges,
  isOwnChange,
  mayCorrectEmail,
} from '../emailChange';
import { aboutChange, askedFor, mailFor, pendingOf, renewed } from '../newEmail';

/**
 * Another address to sign in with. Until the mail to it is answered the one before holds, which hears of it at once.
 * An address that is somebody's is taken down alike: the reply never tells. Refuses `email_same` at `/email`.
 */
export const askNewEmail = defineCommand({
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

/** The mail to the new address again, whose link takes the place of the one before. Refuses `email_change_over`. */
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
    if (!pending || !emailChangeStands(pending, now, credential?.changedAt))
      return refuse('email_change_over');
    return accept([update(emailChanges, pending.id, renewed(now)), mailFor(person, pending, holder)], {});
  },
});

/**
 * Support takes back what support asked for, before the mail to the new address is answered: its link opens nothing
 * any more, and both addresses hear so. The row stays until those mails are written, because only it has the
 * addresses, whatever is asked for meanwhile. A change that the person asked for is theirs alone. Refuses
 * `email_change_over`.
 */
export const withdrawCorrection = defineCommand({
  name: 'users.withdrawCorrection',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ userId: id }),
  async load(find, input, { actor }) {
    const person = await find.forUpdate(users, input.userId, mayCorrectEmail);
    if (!canCorrectEmail(actor, person)) throw new Problem('not_allowed');
    return { person, pending: await pendingOf(find, person.id) };
  },
  decide({ rows: { person, pending }, now }) {
    const change = pending.find((one) => !isOwnChange(one) && emailChangeStands(one, now, undefined));
    if (!change) return refuse('email_change_over');
    const { id: changeId, newEmail } = change;
    return accept(
      [
        update(emailChanges, changeId, { tokenHash: null, withdrawnAt: now }),
        aboutChange('users.correctionWithdrawn', person, { id: changeId, newEmail }),
      ],
      {},
    );
  },
});

/** Nothing waits to be confirmed any more, whoever asked for it; its link opens nothing. */
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
