import { type Credential, type EmailChange, emailChangeStands, isOwnChange, mayUndo } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';
import { digest } from './secrets';

/** An address that waits for its mail to be answered, as its person sees it. */
interface PendingEmail {
  readonly newEmail: string;
  readonly expiresAt: string;
  /** Why support asked for it; empty where the person did. */
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

/** The row of it, as long as its mail can still be answered. */
export async function pendingChange(
  em: SqlEntityManager,
  userId: number,
  now: string,
): Promise<EmailChange | undefined> {
  const change = await changeOf(em, { userId, confirmedAt: null, withdrawnAt: null });
  return change && (await stands(em, change, now)) ? change : undefined;
}

/** What the link of a mail to a new address would confirm, without using it up; who must be signed in for it. */
export async function emailToConfirm(
  em: SqlEntityManager,
  token: string,
  now: string,
): Promise<{ newEmail: string; signedIn: number | null } | undefined> {
  const change = await changeOf(em, { tokenHash: digest(token), confirmedAt: null });
  if (!change || !(await stands(em, change, now))) return undefined;
  return { newEmail: change.newEmail, signedIn: isOwnChange(change) ? change.userId : null };
}

/** The address that the link of a mail to it would bring back, without using it up. */
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

async function stands(em: SqlEntityManager, change: EmailChange, now: string): Promise<boolean> {
  const where = scopeSql(tableOf(em, 'credentials'), [{ userId: change.userId }]);
  const [credential] = (await select(em, 'credentials', where)) as unknown as Credential[];
  return emailChangeStands(change, now, credential?.changedAt);
}
