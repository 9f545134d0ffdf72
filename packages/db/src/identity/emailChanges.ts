import { type Credential, type EmailChange, isEmailChangeOpen, isOwnChange, mayUndo } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';
import { digest } from './secrets';

/** A change of a user's e-mail address that is not confirmed yet, as the user sees it. */
interface PendingEmail {
  readonly newEmail: string;
  readonly expiresAt: string;
  /** Reason given by support; empty if the user requested the change. */
  readonly reason: string;
}

export async function pendingEmail(
  em: SqlEntityManager,
  userId: number,
  now: string,
): Promise<PendingEmail | undefined> {
  const change = await pendingChange(em, userId, now);
  return change && { newEmail: change.newEmail, expiresAt: change.expiresAt, reason: change.reason };
}

/** Returns the change of a user's e-mail address that can still be confirmed; undefined if there is none. */
export async function pendingChange(
  em: SqlEntityManager,
  userId: number,
  now: string,
): Promise<EmailChange | undefined> {
  const change = await changeOf(em, { userId, confirmedAt: null, withdrawnAt: null });
  return change && (await isStillOpen(em, change, now)) ? change : undefined;
}

/**
 * Returns the new address that a confirmation link would confirm, without using the link. `signedIn` is the
 * id of the user who must be signed in to confirm; null if the link works without signing in. Returns
 * undefined for an invalid link.
 */
export async function emailToConfirm(
  em: SqlEntityManager,
  token: string,
  now: string,
): Promise<{ newEmail: string; signedIn: number | null } | undefined> {
  const change = await changeOf(em, { tokenHash: digest(token), confirmedAt: null });
  if (!change || !(await isStillOpen(em, change, now))) return undefined;
  return { newEmail: change.newEmail, signedIn: isOwnChange(change) ? change.userId : null };
}

/**
 * Returns the old address that an undo link would restore. Does not use the link. Returns undefined for an
 * invalid link.
 */
export async function emailToBringBack(
  em: SqlEntityManager,
  token: string,
  now: string,
): Promise<string | undefined> {
  const change = await changeOf(em, { undoHash: digest(token) });
  return change && mayUndo(change, now) ? change.oldEmail : undefined;
}

async function changeOf(
  em: SqlEntityManager,
  where: Partial<Record<keyof EmailChange, unknown>>,
): Promise<EmailChange | undefined> {
  const [row] = await select(em, 'email_changes', scopeSql(tableOf(em, 'email_changes'), [where]));
  return row as unknown as EmailChange | undefined;
}

async function isStillOpen(em: SqlEntityManager, change: EmailChange, now: string): Promise<boolean> {
  const where = scopeSql(tableOf(em, 'credentials'), [{ userId: change.userId }]);
  const [credential] = (await select(em, 'credentials', where)) as unknown as Credential[];
  return isEmailChangeOpen(change, now, credential?.changedAt);
}
