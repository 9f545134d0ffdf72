import { Problem, seenEveryMinutes } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { calendarScope } from './calendars';
import { type SignedIn, signedIn } from './people';
import { daysLater, digest, minutesLater, newToken } from './secrets';

/** Creates a personal access token for programs. The token is shown once, and only its hash is stored. */
export async function issueToken(
  em: SqlEntityManager,
  userId: number,
  { name, scopes, days, now }: { name: string; scopes: readonly string[]; days: number; now: string },
): Promise<{ id: number; token: string; expiresAt: string }> {
  const token = `elenco_${newToken()}`;
  const expiresAt = daysLater(now, days);
  const [row] = await em.execute<[{ id: number }]>(
    `insert into tokens (token_hash, user_id, name, scopes, created_at, expires_at)
     values (?, ?, ?, string_to_array(?, ' '), ?, ?) returning id`,
    [digest(token), userId, name, scopes.join(' '), now, expiresAt],
  );
  return { id: row.id, token, expiresAt };
}

/** Returns the user of a token. Records the last use only at intervals, so that not every request writes. */
export async function findToken(
  em: SqlEntityManager,
  token: string,
  now: string,
): Promise<SignedIn | undefined> {
  const [row] = await em.execute<{ id: number; userId: number; scopes: string[]; noted: boolean }[]>(
    `select id, user_id as "userId", scopes, coalesce(last_used_at >= ?, false) as noted
     from tokens where token_hash = ? and expires_at > ? and revoked_at is null and scopes <> '{${calendarScope}}'`,
    [minutesLater(now, -seenEveryMinutes), digest(token), now],
  );
  if (!row) return undefined;
  if (!row.noted) {
    const since = 'id = ? and (last_used_at is null or last_used_at < ?)';
    await em.execute(`update tokens set last_used_at = ? where ${since}`, [now, row.id, now]);
  }
  return signedIn(em, row.userId, null, row.scopes);
}

/**
 * Revokes a token.
 * @throws Problem `not_found` for unknown tokens and for tokens of other users
 */
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

/** A personal access token as its owner sees it, without the token itself. */
export interface TokenRow {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
}

/** Returns the user's valid tokens, newest first. */
export async function tokensOf(em: SqlEntityManager, userId: number, now: string): Promise<TokenRow[]> {
  const where = `user_id = ? and revoked_at is null and expires_at > ? and scopes <> '{${calendarScope}}'`;
  const rows = await select(em, 'tokens', { text: where, params: [userId, now] }, { down: true, limit: 100 });
  return rows.map(({ tokenHash: _hash, ...row }) => row) as unknown as TokenRow[];
}
