import { randomBytes } from 'node:crypto';
import {
  type Actor,
  brand,
  holds,
  Problem,
  recoveryCodes,
  type SecondFactorState,
  staff,
  users,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Secret, TOTP } from 'otpauth';
import type { Seal } from '../encryption/seal';
import { instantOf } from '../entities';
import { get } from '../kernel/read';
import { digest } from './secrets';

const seconds = 30;
/** Length of a secret: 160 bits, as RFC 4226 requires. */
const secretBytes = 20;

/** A new secret for the user's authenticator app, and new recovery codes. Neither is stored yet. */
export interface NewSecondFactor {
  /** The secret in base 32. */
  readonly secret: string;
  readonly recovery: readonly string[];
}

export const newSecondFactor = (): NewSecondFactor => ({
  secret: new Secret({ size: secretBytes }).base32,
  recovery: Array.from({ length: recoveryCodes }, newRecoveryCode),
});

/** Returns a recovery code of 80 random bits, in groups that a user can copy by hand. */
function newRecoveryCode(): string {
  const text = new Secret({ buffer: Uint8Array.from(randomBytes(10)).buffer }).base32.toLowerCase();
  return text.replace(/(.{4})(?=.)/g, '$1-');
}
export const recoveryHash = (code: string): string => digest(code.toLowerCase().replace(/[^a-z2-7]/g, ''));

const totp = (secret: string, label?: string) =>
  new TOTP({
    issuer: brand.name,
    label: label ?? '',
    secret: Secret.fromBase32(secret),
    period: seconds,
    digits: 6,
  });

/** Returns the `otpauth:` URL that the QR code contains. */
export const otpauthAddress = (secret: string, email: string): string => totp(secret, email).toString();

/**
 * Returns the time step of a code; undefined if the code is wrong. Accepts the current and the neighboring
 * steps, because clocks differ a little.
 */
export function stepOf(secret: string, code: string, now: string): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = Date.parse(now);
  const delta = totp(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / seconds) + delta;
}

/**
 * Returns the associated data for encrypting a user's secret. Because of this data, a secret that is copied
 * to another user's row cannot be decrypted.
 */
export const sealedFor = (userId: number): string => `second_factor:${userId}`;

/**
 * Returns the user's second factor with the number of unused recovery codes; undefined if the user has none.
 */
export async function secondFactorOf(
  em: SqlEntityManager,
  userId: number,
): Promise<{ since: string; codesLeft: number } | undefined> {
  const [row] = await em.execute<{ since: string; codesLeft: number }[]>(
    `select created_at as since, cardinality(recovery_hashes) as "codesLeft" from second_factors where user_id = ?`,
    [userId],
  );
  return row && { since: instantOf(row.since), codesLeft: row.codesLeft };
}

/**
 * Returns the state of a user's second factor, for support; null if the user has no second factor.
 * @throws Problem `not_found` if the actor is not support or may not read the user
 */
export async function secondFactorFor(
  em: SqlEntityManager,
  actor: Actor,
  userId: number,
): Promise<SecondFactorState | null> {
  const person = await get(em, users, actor, userId);
  if (!holds(staff('support')(actor), person)) throw new Problem('not_found');
  const factor = await secondFactorOf(em, userId);
  return factor ? { turnedOnAt: factor.since, codesLeft: factor.codesLeft } : null;
}

/**
 * Checks a code of the authenticator app, or a recovery code. Accepts no code twice, even if it is sent
 * concurrently.
 */
export async function proveSecondFactor(
  em: SqlEntityManager,
  seal: Pick<Seal, 'open'>,
  userId: number,
  code: string,
  now: string,
): Promise<boolean> {
  const [row] = await em.execute<{ secret: string }[]>(
    'select secret from second_factors where user_id = ?',
    [userId],
  );
  if (!row) return false;
  const step = stepOf(seal.open(row.secret, sealedFor(userId)), code, now);
  const used =
    step === undefined
      ? await em.execute<unknown[]>(
          `update second_factors
           set recovery_hashes = array_remove(recovery_hashes, ?), version = version + 1, updated_at = ?
           where user_id = ? and ? = any(recovery_hashes) returning id`,
          [recoveryHash(code), now, userId, recoveryHash(code)],
        )
      : await em.execute<unknown[]>(
          `update second_factors set last_step = ?, version = version + 1, updated_at = ?
           where user_id = ? and last_step < ? returning id`,
          [step, now, userId, step],
        );
  return used.length > 0;
}
