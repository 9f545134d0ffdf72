import { type FailedSignIn, failedSignIns, type SignInKind } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';

/** A try that failed: about the account of an address or of a number, or about nobody's. */
export interface Failure {
  readonly kind: SignInKind;
  readonly email?: string;
  readonly userId?: number;
  readonly ip: string;
  readonly now: string;
}

/**
 * Writes down that somebody did not get in; the caller has counted the try, so that nobody fills the table. Known and
 * unknown addresses take the same statement, and an unknown one is not kept.
 */
export async function noteFailure(em: SqlEntityManager, failure: Failure): Promise<void> {
  const { kind, email, userId = null, ip, now } = failure;
  await em.execute(
    `insert into failed_sign_ins (at, user_id, kind, ip)
     values (?, coalesce(?::integer, (select id from users where email = ?)), ?, ?)`,
    [now, userId, email?.trim().toLowerCase() ?? null, kind, ip],
  );
}

/** The last ones of a person, the newest first. */
export async function failuresOf(em: SqlEntityManager, userId: number): Promise<FailedSignIn[]> {
  const where = { text: 'user_id = ?', params: [userId] };
  const rows = await select(em, failedSignIns.name, where, { down: true, limit: 10 });
  return rows as unknown as FailedSignIn[];
}
