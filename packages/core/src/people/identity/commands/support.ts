import { z } from 'zod';
import { accept, Problem, refuse, update } from '../../../kit';
import { defineCommand, email, id, paragraph, userIdOf, users } from '../../party';
import { credentials, NO_PASSWORD } from '../credential';
import {
  canCorrectEmail,
  emailChanges,
  isEmailChangeOpen,
  isOwnChange,
  isTaken,
  mayCorrectEmail,
} from '../emailChange';
import { googleAccounts } from '../googleAccount';
import { aboutChange, askedFor, mailFor, pendingOf, withdrawn } from '../newEmail';
import { userEvent } from '../signUp';

/**
 * Sends, as support, a new link to confirm the address or to choose a new password to a user whose last
 * e-mail was lost. Invited staff who have not set a password get their invitation again. The e-mail goes to
 * the user's own address, and staff never see the link.
 */
export const sendLink = defineCommand({
  name: 'users.sendLink',
  rest: 'Sends a user a new link to confirm the address or to choose another password',
  // An access token must not suffice, because the link in the e-mail gives access to an account.
  browserOnly: true,
  limitsEmails: true,
  notWhileImpersonating: true,
  input: z.strictObject({ userId: id }),
  async load(find, { userId }, { actor }) {
    const person = await find.forUpdate(users, userId, mayCorrectEmail);
    if (!canCorrectEmail(actor, person)) throw new Problem('not_allowed');
    return {
      person,
      chosen: await find.many(credentials, { userId }),
      google: person.staff ? await find.many(googleAccounts, { userId }) : [],
    };
  },
  decide({ rows: { person, chosen, google } }) {
    const isInvited =
      person.staff && google.length === 0 && chosen.some(({ passwordHash }) => passwordHash === NO_PASSWORD);
    const again = isInvited ? 'users.staffInvited' : 'users.forgotPassword';
    return accept([userEvent(person.confirmedAt === null ? 'users.signedUp' : again, person)], {});
  },
});

/**
 * Sets, as support, a new sign-in address for a user who has lost access to the old one. The new address
 * applies once the link in the e-mail to it is opened. The old address is notified immediately with the
 * reason, and can object. Refuses with `email_same`, with `email_taken`, and with `email_unconfirmed` for
 * users who never signed in: they can sign up with the right address.
 */
export const correctEmail = defineCommand({
  name: 'users.correctEmail',
  rest: 'Requests a new sign-in address for a user who lost access to theirs',
  // An access token must not suffice, because the change gives the account to another address.
  browserOnly: true,
  limitsEmails: true,
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.strictObject({ userId: id, email, reason: paragraph(300).min(10, 'reason_too_short') }),
  async load(find, input, { actor }) {
    const person = await find.forUpdate(users, input.userId, mayCorrectEmail);
    if (!canCorrectEmail(actor, person)) throw new Problem('not_allowed');
    const [holder] = await find.many(users, { email: input.email });
    const [changeId = 0] = await find.ids(emailChanges, 1);
    return { person, holder, changeId, before: await pendingOf(find, person.id) };
  },
  decide({ rows: { person, holder, changeId, before }, input, actor, now }) {
    if (input.email === person.email) return refuse('email_same', '/email');
    if (person.confirmedAt === null) return refuse('email_unconfirmed');
    // The refusal discloses nothing new, because staff can see all addresses.
    if (isTaken(holder, person)) return refuse('email_taken', '/email');
    const askedById = userIdOf(actor) ?? 0;
    const change = { id: changeId, newEmail: input.email, askedById, reason: input.reason };
    return accept(
      [
        ...askedFor(person, change, before, now),
        mailFor(person, change, holder),
        aboutChange('users.emailCorrection', person, change),
      ],
      {},
    );
  },
});

/**
 * Withdraws, as support, a correction of an address before the new address is confirmed. The link of the
 * correction becomes invalid, and both addresses are notified. The row is kept until those e-mails are
 * written, because only the row contains the addresses. Refuses with `email_change_over`, also for changes
 * that the user requested.
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
