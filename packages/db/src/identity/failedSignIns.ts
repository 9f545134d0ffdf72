import { type FailedSignIn, failedSignIns, type SignInKind } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';

/** A failed sign-in. Either its e-mail address or the user is known, or neither. */
export interface Failure {
  readonly kind: SignInKind;
  readonly email?: string;
  readonly userId?: number;
  readonly ip: string;
  readonly now: string;
}

/**
 * Records a failed sign-in. The caller must have counted the attempt against the rate limits, so that the
 * table cannot be flooded. Runs the same statement for known and unknown addresses, so that both take equally
 * long. Stores nothing for unknown addresses.
 */
export async function noteFailure(em: SqlEntityManager, failure: Failure): Promise<void> {
  const { kind, email, userId = null, ip, now } = failure;
  await em.execute(
    `insert into failed_sign_ins (at, user_id, kind, ip)
     values (?, coalesce(?::integer, (select id from users where email = ?)), ?, ?)`,
    [now, userId, email?.trim().toLowerCase() ?? null, kind, ip],
  );
}

/** Returns the last failed sign-ins of a user, newest first. */
export async function failuresOf(em: SqlEntityManager, userId: number): Promise<FailedSignIn[]> {
  const where = { text: 'user_id = ?', params: [userId] };
  const rows = await select(em, failedSignIns.name, where, { down: true, limit: 10 });
  return rows as unknown as FailedSignIn[];
}
