import { z } from 'zod';
import { holds } from '../../kit';
import { dash, erased, secret } from '../erasure';
import type { User } from '../party';
import {
  type Actor,
  email,
  id,
  impersonatorOf,
  instant,
  paragraph,
  type Rule,
  staff,
  stamps,
  userIdOf,
} from '../party';

/** How long the link to a new address holds, and the one with which the old address takes the change back. */
export const emailChangeHours = 24;
export const emailUndoDays = 7;
/** How long a change that was confirmed is known: for whom support is asked to believe by the new address. */
export const emailChangeDays = 30;

const emailChange = z.object({
  ...stamps,
  userId: id,
  oldEmail: erased(email, dash),
  newEmail: erased(email, dash),
  /** The person, or the member of staff who corrects it for somebody who has lost the old address. */
  askedById: id,
  /** Support's, which the person is told; empty for a change of one's own. */
  reason: erased(z.union([z.literal(''), paragraph(300)]), ''),
  /** Of the link to the new address; null until its mail is written, and where no link went out. */
  tokenHash: secret(z.string().nullable()),
  expiresAt: instant,
  confirmedAt: instant.nullable(),
  /** Of the link to the old address, which takes the change back. */
  undoHash: secret(z.string().nullable()),
  undoUntil: instant.nullable(),
  undoneAt: instant.nullable(),
  /** Support took back what support had asked for. */
  withdrawnAt: instant.nullable(),
});
export type EmailChange = z.output<typeof emailChange>;

/** Another address to sign in with: asked for, confirmed, taken back. In no registry, so that no address leads to it. */
export const emailChanges = { name: 'email_changes', schema: emailChange } as const;

/** What staff see of an address that waits for its mail to be answered. */
export const waitingEmail = z.object({
  /** Without its name where it is the person's own wish. */
  newEmail: z.string(),
  own: z.boolean(),
  askedById: id,
  askedByName: z.string(),
  askedAt: instant,
  expiresAt: instant,
  /** Support's; empty for the person's own wish. */
  reason: z.string(),
});
export type WaitingEmail = Readonly<z.output<typeof waitingEmail>>;

/** Whether it was the person's own wish, and not support's. */
export const isOwnChange = ({ userId, askedById }: Pick<EmailChange, 'userId' | 'askedById'>): boolean =>
  userId === askedById;

/**
 * Whether an address that was asked for can still be confirmed. A new password ends what somebody else may have asked
 * for with the old one; support's correction it does not end, since who reads the old address could choose one.
 */
export const emailChangeStands = (
  change: EmailChange,
  now: string,
  passwordSince: string | undefined,
): boolean =>
  change.confirmedAt === null &&
  change.withdrawnAt === null &&
  now < change.expiresAt &&
  (!isOwnChange(change) || passwordSince === undefined || passwordSince <= change.createdAt);

/** Whether the old address may still take it back. */
export const mayUndo = ({ undoUntil, undoneAt }: EmailChange, now: string): boolean =>
  undoUntil !== null && undoneAt === null && now < undoUntil;

/**
 * Whether somebody else has proved that the address is theirs. Who only signed up with it, and never read its mail,
 * gives way to who does.
 */
export const isTaken = (holder: User | undefined, { id: own }: Pick<User, 'id'>): holder is User =>
  holder !== undefined && holder.id !== own && holder.confirmedAt !== null;

/**
 * Whose address is within staff's reach: support's the people who are not staff, since a colleague's would open the
 * colleague's duties; an owner's everybody.
 */
export const mayCorrectEmail: Rule<User> = (actor: Actor) => {
  if (impersonatorOf(actor)) return [];
  if (staff('owner')(actor).length > 0) return [{ suspendedAt: null }];
  return staff('support')(actor).length > 0 ? [{ staff: false, suspendedAt: null }] : [];
};

/** Whether staff may correct this person's. Nobody the own one: that has its own way, which the old address undoes. */
export const canCorrectEmail = (actor: Actor, person: User): boolean =>
  userIdOf(actor) !== person.id && holds(mayCorrectEmail(actor), person);

/** An address as its owner knows it again, and nobody else reads it: `m•••@marca.example`. */
export const maskedEmail = (address: string): string => address.replace(/^(.)[^@]*/, '$1•••');

/** Nobody's, for an account that gave way to who proved the address. */
export const addressOfNobody = ({ id: number }: Pick<User, 'id'>): string => `anon-${number}@erased.invalid`;
