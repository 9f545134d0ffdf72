import type { SignInKind, User } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { hash, verify } from '@node-rs/argon2';
import type { LimitReached } from './attempts';
import { noteFailure } from './failedSignIns';
import { countGuess, forgiveGuess, type Guesser } from './guesses';
import { userOf } from './people';
import { newToken } from './secrets';

/** Argon2id with OWASP's parameters: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password), cost);

/**
 * Returns the password in the Unicode form NFKC, because keyboards compose characters such as é differently
 * (NIST SP 800-63B).
 */
const normalizePassword = (password: string) => password.normalize('NFKC');

/**
 * Returns true if the password matches the hash. Hashes from before normalization was introduced are of the
 * password as typed, so the password is also compared without normalization.
 */
export const isPasswordOf = async (made: string, password: string): Promise<boolean> =>
  (await verify(made, normalizePassword(password))) ||
  (password !== normalizePassword(password) && (await verify(made, password)));

/**
 * Returns the user if the password is correct, even if the e-mail address is not confirmed. For an unknown
 * address, takes as long and returns the same as for a wrong password.
 */
export async function checkPassword(
  em: SqlEntityManager,
  email: string,
  password: string,
): Promise<User | undefined> {
  const [found] = await em.execute<{ userId: number; passwordHash: string }[]>(
    `select c.user_id as "userId", c.password_hash as "passwordHash" from credentials c
       join users u on u.id = c.user_id where u.email = ? and u.suspended_at is null`,
    [email.trim().toLowerCase()],
  );
  const right = await isPasswordOf(found?.passwordHash ?? (await decoy()), password);
  return found && right ? userOf(em, found.userId) : undefined;
}

/**
 * Returns the user if the password is correct. Counts and records a wrong password.
 * @throws Problem `too_often` after too many failures, without checking the password
 */
export async function tryPassword(
  em: SqlEntityManager,
  by: Guesser & { readonly password: string; readonly kind: SignInKind },
  reported: (reached: LimitReached) => void,
): Promise<User | undefined> {
  const counted = await countGuess(em, by, reported);
  const person = await checkPassword(em, by.email, by.password);
  if (person) await forgiveGuess(em, counted, by);
  else await noteFailure(em, by);
  return person;
}

let decoyHash: Promise<string> | undefined;
function decoy(): Promise<string> {
  decoyHash ??= hashPassword(newToken());
  return decoyHash;
}
