import { createHash, randomBytes } from 'node:crypto';
import { type Actor, actorOf, Problem, type User } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { hash, verify } from '@node-rs/argon2';
import { select } from './read';
import { scopeSql } from './scope';
import { tableOf } from './table';

/** Argon2id with OWASP's parameters: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const sessionDays = 14;
const digest = (token: string) => createHash('sha256').update(token).digest('hex');
const newToken = () => randomBytes(32).toString('base64url');
const later = (now: string, days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString();

/** Somebody who is signed in: the person, what the person may do, and the session to end. */
export interface SignedIn {
  readonly user: User;
  readonly actor: Actor;
  readonly sessionId: number | null;
  /** For tokens of programs: what the token may do; null for a browser's session. */
  readonly scopes: readonly string[] | null;
}

/**
 * Whether the password is the person's. An unknown address costs as much time as a wrong password and gets
 * the same answer.
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
  const right = await verify(found?.passwordHash ?? (await decoy()), password);
  return found && right ? userOf(em, found.userId) : undefined;
}

/** The person of an address, whether it may sign in or not. For the server's own use, never for a page. */
export async function byEmail(em: SqlEntityManager, email: string): Promise<User | undefined> {
  const [row] = await select(
    em,
    'users',
    scopeSql(tableOf(em, 'users'), [{ email: email.trim().toLowerCase() }]),
    { limit: 1 },
  );
  return row as User | undefined;
}

let decoyHash: Promise<string> | undefined;
function decoy(): Promise<string> {
  decoyHash ??= hashPassword(newToken());
  return decoyHash;
}

/** Opens a session and gives its token, which is stored only as a hash. */
export async function openSession(
  em: SqlEntityManager,
  userId: number,
  { now, ip, userAgent }: { now: string; ip: string; userAgent: string },
): Promise<string> {
  const token = newToken();
  await em.execute(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, ip, user_agent)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [digest(token), userId, now, now, later(now, sessionDays), ip, userAgent.slice(0, 300)],
  );
  return token;
}

/** Who a session's token stands for, if it still stands. */
export async function findSession(
  em: SqlEntityManager,
  token: string,
  now: string,
): Promise<SignedIn | undefined> {
  const [session] = await em.execute<{ id: number; userId: number }[]>(
    `select id, user_id as "userId" from sessions where token_hash = ? and expires_at > ?`,
    [digest(token), now],
  );
  return session ? signedIn(em, session.userId, session.id, null) : undefined;
}

export async function closeSession(em: SqlEntityManager, token: string): Promise<void> {
  await em.execute('delete from sessions where token_hash = ?', [digest(token)]);
}

/** A personal access token for programs; shown once, kept as a hash. */
export async function issueToken(
  em: SqlEntityManager,
  userId: number,
  { name, scopes, days, now }: { name: string; scopes: readonly string[]; days: number; now: string },
): Promise<{ id: number; token: string; expiresAt: string }> {
  const token = `elenco_${newToken()}`;
  const expiresAt = later(now, days);
  const [row] = await em.execute<[{ id: number }]>(
    `insert into tokens (token_hash, user_id, name, scopes, created_at, expires_at)
     values (?, ?, ?, string_to_array(?, ' '), ?, ?) returning id`,
    [digest(token), userId, name, scopes.join(' '), now, expiresAt],
  );
  return { id: row.id, token, expiresAt };
}

export async function findToken(
  em: SqlEntityManager,
  token: string,
  now: string,
): Promise<SignedIn | undefined> {
  const [row] = await em.execute<{ id: number; userId: number; scopes: string[] }[]>(
    `update tokens set last_used_at = ? where token_hash = ? and expires_at > ? and revoked_at is null
     returning id, user_id as "userId", scopes`,
    [now, digest(token), now],
  );
  return row ? signedIn(em, row.userId, null, row.scopes) : undefined;
}

/** @throws Problem `not_found` for another's token and for none, alike. */
export async function revokeToken(
  em: SqlEntityManager,
  userId: number,
  id: number,
  now: string,
): Promise<void> {
  const revoked = await em.execute<unknown[]>(
    'update tokens set revoked_at = ? where id = ? and user_id = ? and revoked_at is null returning id',
    [now, id, userId],
  );
  if (revoked.length === 0) throw new Problem('not_found');
}

async function userOf(em: SqlEntityManager, id: number): Promise<User | undefined> {
  const [row] = await select(em, 'users', scopeSql(tableOf(em, 'users'), [{ id, suspendedAt: null }]), {
    limit: 1,
  });
  return row as User | undefined;
}

async function signedIn(
  em: SqlEntityManager,
  userId: number,
  sessionId: number | null,
  scopes: readonly string[] | null,
): Promise<SignedIn | undefined> {
  const user = await userOf(em, userId);
  return user && { user, actor: actorOf(user), sessionId, scopes };
}
