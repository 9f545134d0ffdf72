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

/** Hours for which the link to a new address is valid. */
export const emailChangeHours = 24;
/** Days for which the old address can undo a change. */
export const emailUndoDays = 7;
/** Days for which a confirmed change is kept, so that support can check who owned which address. */
export const emailChangeDays = 30;

const emailChange = z.object({
  ...stamps,
  userId: id,
  oldEmail: erased(email, dash),
  newEmail: erased(email, dash),
  /** The user, or the staff member who corrects the address for a user without access to the old one. */
  askedById: id,
  /** Reason given by support, which the user sees; empty if the user requested the change. */
  reason: erased(z.union([z.literal(''), paragraph(300)]), ''),
  /**
   * Hash of the token in the link to the new address; null until the e-mail with the link is written, and
   * null if no link was sent.
   */
  tokenHash: secret(z.string().nullable()),
  expiresAt: instant,
  confirmedAt: instant.nullable(),
  /** Hash of the token in the link to the old address, which undoes the change. */
  undoHash: secret(z.string().nullable()),
  undoUntil: instant.nullable(),
  undoneAt: instant.nullable(),
  /** When support withdrew its correction; null if it did not. */
  withdrawnAt: instant.nullable(),
});
export type EmailChange = z.output<typeof emailChange>;

/**
 * Changes of sign-in addresses: requested, confirmed or undone. An internal resource that is not listed in
 * resources.ts, so that no route exposes it.
 */
export const emailChanges = { name: 'email_changes', schema: emailChange } as const;

/** A change of address that is not confirmed yet, as staff see it. */
export const waitingEmail = z.object({
  /** The new address, masked if the user requested the change. */
  newEmail: z.string(),
  own: z.boolean(),
  askedById: id,
  askedByName: z.string(),
  askedAt: instant,
  expiresAt: instant,
  /** Reason given by support; empty if the user requested the change. */
  reason: z.string(),
});
export type WaitingEmail = Readonly<z.output<typeof waitingEmail>>;

/** True if the user requested the change, not support. */
export const isOwnChange = ({ userId, askedById }: Pick<EmailChange, 'userId' | 'askedById'>): boolean =>
  userId === askedById;

/**
 * True if a requested address can still be confirmed. A new password ends a change that the user requested,
 * because an attacker may have requested it with the old password. A new password does not end a correction
 * by support: otherwise an attacker with access to the old mailbox could stop the correction by setting a
 * password.
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

/** True if another user has confirmed the address. An account that never confirmed it does not count. */
export const isTaken = (holder: User | undefined, { id: own }: Pick<User, 'id'>): holder is User =>
  holder !== undefined && holder.id !== own && holder.confirmedAt !== null;

/**
 * Allows access to the users whose e-mail address the actor may correct. Owners may correct the address of
 * any user who is not suspended; support, only if the user is not staff, because support could otherwise take
 * over a colleague's duties.
 */
export const mayCorrectEmail: Rule<User> = (actor: Actor) => {
  if (impersonatorOf(actor)) return [];
  if (staff('owner')(actor).length > 0) return [{ suspendedAt: null }];
  return staff('support')(actor).length > 0 ? [{ staff: false, suspendedAt: null }] : [];
};

/**
 * True if the actor may correct this user's address. Actors may never correct their own address, because the
 * old address can undo the change.
 */
export const canCorrectEmail = (actor: Actor, person: User): boolean =>
  userIdOf(actor) !== person.id && holds(mayCorrectEmail(actor), person);

/** Masks an address so that only its owner recognizes it: `m•••@marca.example`. */
export const maskedEmail = (address: string): string => address.replace(/^(.)[^@]*/, '$1•••');

/** Returns a placeholder address for an account that lost its unconfirmed address to the confirmed owner. */
export const erasedAddress = ({ id: number }: Pick<User, 'id'>): string => `anon-${number}@erased.invalid`;
