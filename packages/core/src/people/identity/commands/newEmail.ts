import { z } from 'zod';
import { accept, Problem, refuse, remove, update } from '../../../kit';
import { defineCommand, email, id, userIdOf, users } from '../../party';
import { credentials, newPasswordHash } from '../credential';
import {
  emailChanges,
  emailUndoDays,
  isEmailChangeOpen,
  isOwnChange,
  isTaken,
  mayUndo,
} from '../emailChange';
import { tokenHash } from '../mailLink';
import {
  aboutChange,
  askedFor,
  changeEmailChanges,
  holderOf,
  linksOf,
  loadAccessOfAddress,
  mailFor,
  pendingOf,
  renewed,
} from '../newEmail';

/**
 * Requests a new sign-in address for the current user. The old address stays valid until the link in the
 * e-mail to the new one is opened, and is notified immediately. For a taken address, the reply is the same,
 * so that it does not reveal who has an account. Refuses with `email_same` at `/email`.
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
 * Sends the e-mail to the new address again. Its link replaces the earlier one. Refuses with
 * `email_change_over` if no change is pending.
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
 * Withdraws the current user's unconfirmed changes of address, including those requested by staff. Their
 * links become invalid.
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

const DAY_MS = 86_400_000;

/**
 * Confirms a new address by the link in an e-mail, which proves access to the mailbox. For a change that the
 * user requested, the user must also be signed in (`confirm_signed_in`): otherwise a mistyped address would
 * give the account to a stranger. A correction by support needs only the link. Refuses with `link_not_valid`
 * for unknown, used, expired and replaced links, and with `email_taken` if another user has confirmed the
 * address in the meantime.
 */
export const confirmNewEmail = defineCommand({
  name: 'users.confirmNewEmail',
  notWhileImpersonating: true,
  input: z.strictObject({ tokenHash, keepSession: id.nullable() }),
  async load(find, input) {
    const [followed] = await find.many(emailChanges, { tokenHash: input.tokenHash, confirmedAt: null });
    if (!followed) return undefined;
    const { userId, newEmail } = followed;
    // Locks the user first: if the link is opened twice concurrently, the second call waits here and finds it
    // used.
    const [person] = await find.lockMany(users, { id: userId, suspendedAt: null });
    const holder = await holderOf(find, newEmail);
    const holderLinks = await linksOf(find, holder);
    const [change] = await find.lockMany(emailChanges, { tokenHash: input.tokenHash, confirmedAt: null });
    if (!person || !change) return undefined;
    const [credential] = await find.many(credentials, { userId });
    const earlier = isOwnChange(change) ? [] : await find.lockMany(emailChanges, { userId, undoneAt: null });
    return {
      person,
      holder,
      holderLinks,
      change,
      credential,
      earlier,
      opens: await loadAccessOfAddress(find, person),
    };
  },
  decide({ rows, input, actor, now }) {
    if (!rows || !isEmailChangeOpen(rows.change, now, rows.credential?.changedAt))
      return refuse('link_not_valid');
    const { person, holder, holderLinks, change, earlier, opens } = rows;
    const own = isOwnChange(change);
    if (own && userIdOf(actor) !== person.id) return refuse('confirm_signed_in');
    if (isTaken(holder, person)) return refuse('email_taken');
    const keepSession = own ? input.keepSession : null;
    const undoUntil = own ? new Date(Date.parse(now) + emailUndoDays * DAY_MS).toISOString() : null;
    return accept(
      [
        ...changeEmailChanges({
          person,
          to: change.newEmail,
          holder,
          holderLinks,
          opens,
          keepSession,
          keepTokens: own,
          now,
        }),
        update(emailChanges, change.id, { oldEmail: person.email, confirmedAt: now, undoUntil }),
        // An attacker who took over the account may have the undo link of an earlier change.
        ...earlier
          .filter((one) => one.undoUntil !== null)
          .map(({ id }) => update(emailChanges, id, { undoUntil: null })),
        aboutChange(own ? 'users.emailChanged' : 'users.emailCorrected', person, change),
      ],
      { userId: person.id, own },
    );
  },
});

/**
 * Restores the old address by the link in the e-mail that was sent to the old address. Sets a new password,
 * because an attacker may know the old one. Ends sessions, tokens and all later changes; earlier changes can
 * still be undone. Refuses with `link_not_valid`, and with `email_taken` if another account has the old
 * address.
 */
export const undoNewEmail = defineCommand({
  name: 'users.undoNewEmail',
  input: z.strictObject({ tokenHash, passwordHash: newPasswordHash }),
  async load(find, input) {
    const [followed] = await find.many(emailChanges, { undoHash: input.tokenHash });
    if (!followed) return undefined;
    const { userId, oldEmail } = followed;
    const [person] = await find.lockMany(users, { id: userId, suspendedAt: null });
    const holder = await holderOf(find, oldEmail);
    const holderLinks = await linksOf(find, holder);
    const changes = await find.lockMany(emailChanges, { userId });
    const [credential] = await find.lockMany(credentials, { userId });
    const change = changes.find(({ undoHash }) => undoHash === input.tokenHash);
    if (!person || !change || !credential) return undefined;
    return {
      person,
      holder,
      holderLinks,
      change,
      changes,
      credential,
      opens: await loadAccessOfAddress(find, person),
    };
  },
  decide({ rows, input: { passwordHash }, now }) {
    if (!rows || !mayUndo(rows.change, now)) return refuse('link_not_valid');
    const { person, holder, holderLinks, change, changes, credential, opens } = rows;
    if (isTaken(holder, person)) return refuse('email_taken');
    return accept(
      [
        ...changeEmailChanges({
          person,
          to: change.oldEmail,
          holder,
          holderLinks,
          opens,
          keepSession: null,
          keepTokens: false,
          now,
        }),
        update(credentials, credential.id, { passwordHash, changedAt: now }),
        ...changes
          .filter(({ id, confirmedAt }) => confirmedAt === null || id > change.id)
          .map(({ id }) => remove(emailChanges, id)),
        update(emailChanges, change.id, { undoneAt: now }),
        aboutChange('users.emailUndone', person, change),
      ],
      { userId: person.id },
    );
  },
});
