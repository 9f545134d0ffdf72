import { type Change, emit, type Find, insert, remove, update } from '../../kit';
import type { Actor } from '../party';
import { companies, type User, users } from '../party';
import {
  type EmailChange,
  emailChangeHours,
  emailChanges,
  erasedAddress,
  isTaken,
  maskedEmail,
} from './emailChange';
import { googleAccounts } from './googleAccount';
import { type MailLink, mailLinks, passwordPurposes } from './mailLink';
import { sessions } from './session';
import { userEvent } from './signUp';
import { tokens } from './token';

/** The requested address, and the user who requested it. */
type Asked = Pick<EmailChange, 'id' | 'newEmail' | 'askedById' | 'reason'>;

const hoursAfter = (now: string, hours: number) =>
  new Date(Date.parse(now) + hours * 3_600_000).toISOString();

/** Returns a patch that extends the validity of the link. */
export const renewed = (now: string) => ({ expiresAt: hoursAfter(now, emailChangeHours) });

/** Returns a patch that ends an unconfirmed change, so that its link no longer works. */
export const withdrawn = (now: string) => ({ tokenHash: null, withdrawnAt: now });

/**
 * Loads and locks a user's unconfirmed changes; the caller must have locked the user before. A user has at
 * most one unconfirmed change, because a new request replaces the last one. Withdrawn changes are left out:
 * their rows are kept only until the e-mails about the withdrawal are written.
 */
export const pendingOf = (find: Find<Actor>, userId: number): Promise<EmailChange[]> =>
  find.lockMany(emailChanges, { userId, confirmedAt: null, withdrawnAt: null });

export function askedFor(
  person: User,
  { id, newEmail, askedById, reason }: Asked,
  before: readonly EmailChange[],
  now: string,
): Change[] {
  const unsent = { tokenHash: null, confirmedAt: null, withdrawnAt: null };
  const notUndone = { undoHash: null, undoUntil: null, undoneAt: null };
  const oldEmail = person.email;
  return [
    ...before.map((one) => remove(emailChanges, one.id)),
    insert(emailChanges, {
      id,
      userId: person.id,
      oldEmail,
      newEmail,
      askedById,
      reason,
      ...unsent,
      ...notUndone,
      ...renewed(now),
    }),
  ];
}

/**
 * Returns the e-mail to the new address. If the address is taken, its owner is notified instead and gets no
 * link; the user who requested the change sees no difference. See docs/spec/safety.md#accounts.
 */
export const mailFor = (person: User, { id }: Pick<EmailChange, 'id'>, holder: User | undefined): Change =>
  isTaken(holder, person)
    ? userEvent('users.emailWanted', holder)
    : aboutChange('users.emailLink', person, { id });

/**
 * Returns an event about a change of address. Full addresses are only in the row of the change, which erasure
 * covers.
 */
export const aboutChange = (
  kind: `users.${string}`,
  person: User,
  change: Pick<EmailChange, 'id'> & Partial<Pick<EmailChange, 'newEmail' | 'reason'>>,
): Change =>
  emit({
    kind,
    resource: users.name,
    rowId: person.id,
    companyId: person.companyId,
    creatorId: person.creatorId,
    data: {
      change: change.id,
      title: change.newEmail === undefined ? '' : maskedEmail(change.newEmail),
      comment: change.reason ?? '',
    },
  });

/**
 * Locks and returns the user who has an address. If two users confirm the same address concurrently, the
 * second call waits here and then sees the first one's change.
 */
export async function holderOf(find: Find<Actor>, newEmail: string): Promise<User | undefined> {
  await find.lockMany(emailChanges, { newEmail, confirmedAt: null });
  return (await find.lockMany(users, { email: newEmail }))[0];
}

/** Locks and returns the open links of an account that never confirmed the address. */
export const linksOf = (find: Find<Actor>, holder: User | undefined): Promise<MailLink[]> =>
  holder ? find.lockMany(mailLinks, { userId: holder.id, usedAt: null }) : Promise.resolve([]);

/** Locks and returns everything to which the old address gives access: sessions, links and accounts. */
export async function loadAccessOfAddress(find: Find<Actor>, { id: userId, companyId }: User) {
  return {
    sessions: await find.lockMany(sessions, { userId }),
    tokens: await find.lockMany(tokens, { userId }),
    google: await find.lockMany(googleAccounts, { userId }),
    links: await find.lockMany(mailLinks, {
      userId,
      purpose: [...passwordPurposes, 'confirm', 'export', 'news'],
      usedAt: null,
    }),
    companies: companyId === null ? [] : await find.lockMany(companies, { id: companyId }),
  };
}

interface AddressMove {
  readonly person: User;
  readonly to: string;
  readonly holder: User | undefined;
  /** Links of the account that loses its unconfirmed address; a placeholder replaces the address. */
  readonly holderLinks: readonly MailLink[];
  readonly opens: Awaited<ReturnType<typeof loadAccessOfAddress>>;
  /** Session that stays signed in; null if none does. */
  readonly keepSession: number | null;
  /** True to keep access tokens, because the user certainly controls the account. */
  readonly keepTokens: boolean;
  readonly now: string;
}

/**
 * Returns the changes that give a user a new address. The changes end all access by the old address: other
 * sessions, links in e-mails, and the Google account with the old address, which may later belong to another
 * person. A Google account with the new address is linked when it is first used. The company's contact
 * address changes too if it was the old address.
 */
export function changeEmailChanges({
  person,
  to,
  holder,
  holderLinks,
  opens,
  keepSession,
  keepTokens,
  now,
}: AddressMove): Change[] {
  const gone = opens.sessions.filter((one) => one.id !== keepSession);
  return [
    ...(holder && holder.id !== person.id
      ? [
          update(users, holder.id, { email: erasedAddress(holder) }),
          ...holderLinks.map(({ id }) => update(mailLinks, id, { usedAt: now })),
        ]
      : []),
    update(users, person.id, { email: to }),
    ...opens.companies
      .filter(({ responsibleEmail }) => responsibleEmail === person.email)
      .map(({ id }) => update(companies, id, { responsibleEmail: to })),
    ...opens.links.map(({ id }) => update(mailLinks, id, { usedAt: now })),
    ...opens.google.filter(({ email }) => email !== to).map(({ id }) => remove(googleAccounts, id)),
    ...gone.map(({ id }) => remove(sessions, id)),
    ...(keepTokens ? [] : opens.tokens.map(({ id }) => remove(tokens, id))),
  ];
}
