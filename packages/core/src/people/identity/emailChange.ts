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

/**
 * Hours for which the link to a new address is valid, and days for which the old address can undo the change.
 */
export const emailChangeHours = 24;
export const emailUndoDays = 7;
/** Days for which a confirmed change is kept, for support to check claims by the new address. */
export const emailChangeDays = 30;

const emailChange = z.object({
  ...stamps,
  userId: id,
  oldEmail: erased(email, dash),
  newEmail: erased(email, dash),
  /** The user, or the staff member who corrects it for a user without access to the old address. */
  askedById: id,
  /** Reason of support, shown to the user; empty for the user's own change. */
  reason: erased(z.union([z.literal(''), paragraph(300)]), ''),
  /** Hash of the link to the new address; null until its e-mail is written, and if no link was sent. */
  tokenHash: secret(z.string().nullable()),
  expiresAt: instant,
  confirmedAt: instant.nullable(),
  /** Hash of the link to the old address, which undoes the change. */
  undoHash: secret(z.string().nullable()),
  undoUntil: instant.nullable(),
  undoneAt: instant.nullable(),
  /** Time when support withdrew its own correction. */
  withdrawnAt: instant.nullable(),
});
export type EmailChange = z.output<typeof emailChange>;

/**
 * A change of the sign-in address: requested, confirmed or undone. In no registry, so that no route exposes
 * it.
 */
export const emailChanges = { name: 'email_changes', schema: emailChange } as const;

/** A pending change of address, as staff see it. */
export const waitingEmail = z.object({
  /** Masked if the user requested it. */
  newEmail: z.string(),
  own: z.boolean(),
  askedById: id,
  askedByName: z.string(),
  askedAt: instant,
  expiresAt: instant,
  /** Reason of support; empty for the user's own change. */
  reason: z.string(),
});
export type WaitingEmail = Readonly<z.output<typeof waitingEmail>>;

/** True if the user requested it, not support. */
export const isOwnChange = ({ userId, askedById }: Pick<EmailChange, 'userId' | 'askedById'>): boolean =>
  userId === askedById;

/**
 * True if a requested address can still be confirmed. A new password ends an own change, since an attacker
 * may have requested it with the old one. It does not end a correction by support: an attacker with the old
 * mailbox could set a password.
 */
export const isEmailChangeOpen = (
  change: EmailChange,
  now: string,
  passwordSince: string | undefined,
): boolean =>
  change.confirmedAt === null &&
  change.withdrawnAt === null &&
  now < change.expiresAt &&
  (!isOwnChange(change) || passwordSince === undefined || passwordSince <= change.createdAt);

/** True if the old address can still undo the change. */
export const mayUndo = ({ undoUntil, undoneAt }: EmailChange, now: string): boolean =>
  undoUntil !== null && undoneAt === null && now < undoUntil;

/** True if another user has confirmed the address. An unconfirmed sign-up gives way. */
export const isTaken = (holder: User | undefined, { id: own }: Pick<User, 'id'>): holder is User =>
  holder !== undefined && holder.id !== own && holder.confirmedAt !== null;

/**
 * Users whose address staff may correct: support those who are not staff, since it could take over a
 * colleague's duties; owners all users.
 */
export const mayCorrectEmail: Rule<User> = (actor: Actor) => {
  if (impersonatorOf(actor)) return [];
  if (staff('owner')(actor).length > 0) return [{ suspendedAt: null }];
  return staff('support')(actor).length > 0 ? [{ staff: false, suspendedAt: null }] : [];
};

/**
 * True if the actor may correct this user's address. Never the own one: it has its own flow, which the old
 * address can undo.
 */
export const canCorrectEmail = (actor: Actor, person: User): boolean =>
  userIdOf(actor) !== person.id && holds(mayCorrectEmail(actor), person);

/** Masks an address so that only its owner recognizes it: `m•••@marca.example`. */
export const maskedEmail = (address: string): string => address.replace(/^(.)[^@]*/, '$1•••');

/** Returns a placeholder for an account that gave way to the confirmed owner of its address. */
export const erasedAddress = ({ id: number }: Pick<User, 'id'>): string => `anon-${number}@erased.invalid`;
