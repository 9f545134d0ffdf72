import { type Change, emit, type Find, insert, remove, update } from '../../kit';
import type { Actor } from '../party';
import { companies, type User, users } from '../party';
import {
  addressOfNobody,
  type EmailChange,
  emailChangeHours,
  emailChanges,
  isTaken,
  maskedEmail,
} from './emailChange';
import { googleAccounts } from './googleAccount';
import { type MailLink, mailLinks } from './mailLink';
import { sessions } from './session';
import { userEvent } from './signUp';
import { tokens } from './token';

/** What is asked for, and who asks. */
type Asked = Pick<EmailChange, 'id' | 'newEmail' | 'askedById' | 'reason'>;

const hoursAfter = (now: string, hours: number) =>
  new Date(Date.parse(now) + hours * 3_600_000).toISOString();

/** How long the new mail's link holds. */
export const renewed = (now: string) => ({ expiresAt: hoursAfter(now, emailChangeHours) });

/**
 * What a person waits for, locked after the person: one at a time, the newest takes the place of the one before. What
 * was withdrawn is none of it: its row stays for the mails that say so.
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
 * The mail to the new address. Where it is somebody's already, its owner hears of it and no link goes out: whoever
 * asks sees no difference, only the mailbox does. See docs/spec/safety.md#accounts.
 */
export const mailFor = (person: User, { id }: Pick<EmailChange, 'id'>, holder: User | undefined): Change =>
  isTaken(holder, person)
    ? userEvent('users.emailWanted', holder)
    : aboutChange('users.emailLink', person, { id });

/** Tells the outbox; the addresses stand in the row only, where erasing finds them. */
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

/** Who has the address now, locked; whoever else claims it waits here, and then sees who has it. */
export async function holderOf(find: Find<Actor>, newEmail: string): Promise<User | undefined> {
  await find.lockMany(emailChanges, { newEmail, confirmedAt: null });
  return (await find.lockMany(users, { email: newEmail }))[0];
}

/** What mails to the address still open for whoever only signed up with it, locked. */
export const linksOf = (find: Find<Actor>, holder: User | undefined): Promise<MailLink[]> =>
  holder ? find.lockMany(mailLinks, { userId: holder.id, usedAt: null }) : Promise.resolve([]);

/** All that lets somebody in by the address before, locked. */
export async function opening(find: Find<Actor>, { id: userId, companyId }: User) {
  return {
    sessions: await find.lockMany(sessions, { userId }),
    tokens: await find.lockMany(tokens, { userId }),
    google: await find.lockMany(googleAccounts, { userId }),
    links: await find.lockMany(mailLinks, {
      userId,
      purpose: ['password', 'confirm', 'export', 'news'],
      usedAt: null,
    }),
    companies: companyId === null ? [] : await find.lockMany(companies, { id: companyId }),
  };
}

interface Moving {
  readonly person: User;
  readonly to: string;
  readonly holder: User | undefined;
  /** Of the holder, who gives way: what its mails open would make an account of nobody's address. */
  readonly holderLinks: readonly MailLink[];
  readonly opens: Awaited<ReturnType<typeof opening>>;
  /** The browser in which it is done, if any stays signed in. */
  readonly keepSession: number | null;
  /** What programs were let in with stays only where the person is known to hold the account. */
  readonly keepTokens: boolean;
  readonly now: string;
}

/**
 * The person signs in with another address. What the one before opened ends: other browsers, links of its mails, a
 * Google account of it, which may be somebody else's tomorrow; a Google account of the new address is linked when it
 * comes. A company that names the person by the address as responsible goes on doing so.
 */
export function moved({
  person,
  to,
  holder,
  holderLinks,
  opens,
  keepSession,
  keepTokens,
  now,
}: Moving): Change[] {
  const gone = opens.sessions.filter((one) => one.id !== keepSession);
  return [
    ...(holder && holder.id !== person.id
      ? [
          update(users, holder.id, { email: addressOfNobody(holder) }),
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
