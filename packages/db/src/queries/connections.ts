import { type Connection, type ConnectionToken, connections, type Network } from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest } from '../identity/secrets';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

/**
 * Minutes until a started authorization expires. The networks' own authorization codes are never valid
 * longer.
 */
const ATTEMPT_MINUTES = 15;

/**
 * Stores an OAuth authorization that a session starts, after the creator's consent. The network returns
 * `state` in its redirect.
 */
export async function begin(
  em: SqlEntityManager,
  attempt: { state: string; sessionId: number; channel: Network; verifier: string; now: string },
): Promise<void> {
  const { state, sessionId, channel, verifier, now } = attempt;
  const ends = new Date(Date.parse(now) + ATTEMPT_MINUTES * 60_000).toISOString();
  await em.execute(
    `insert into connection_attempts (state_hash, session_id, channel, verifier, consented_at, expires_at)
     values (?, ?, ?, ?, ?, ?)`,
    [digest(state), sessionId, channel, verifier, now, ends],
  );
}

/**
 * Returns and deletes the authorization with this state in this session; undefined if it is unknown or
 * expired.
 */
export async function take(
  em: SqlEntityManager,
  back: { state: string; sessionId: number; channel: Network; now: string },
): Promise<{ verifier: string; consentedAt: string } | undefined> {
  const [row] = await em.execute<{ verifier: string; consentedAt: string }[]>(
    `delete from connection_attempts
     where state_hash = ? and session_id = ? and channel = ? and expires_at > ?
     returning verifier, ${isoText('consented_at')} as "consentedAt"`,
    [digest(back.state), back.sessionId, back.channel, back.now],
  );
  return row;
}

/** Returns the ids of creators whose profile contains this handle, verified or not. */
export async function declaredBy(em: SqlEntityManager, channel: Network, handle: string): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select c.id from creators c where c.presences @> jsonb_build_array(jsonb_build_object('channel', ?::text))
       and exists (select from jsonb_array_elements(c.presences) p
         where p ->> 'channel' = ? and lower(p ->> 'handle') = lower(?)) order by c.id limit 1000`,
    [channel, channel, handle],
  );
  return rows.map(({ id }) => id);
}

/** A connection with its token. Only the worker uses the token. */
export type Held = Connection & { readonly token: Pick<ConnectionToken, 'sealed' | 'expiresAt'> | null };

export async function held(em: SqlEntityManager, id: number): Promise<Held | undefined> {
  const [row] = await select(em, connections.name, scopeSql(tableOf(em, connections.name), [{ id }]));
  if (!row) return undefined;
  const tokens = tableOf(em, 'connection_tokens');
  const [token] = await select(em, 'connection_tokens', scopeSql(tokens, [{ connectionId: id }]));
  return { ...row, token: token ?? null } as unknown as Held;
}

/**
 * Returns the ids of a network user's connections. `userId` may be either of the two ids that networks use
 * for one user.
 */
export const ofPerson = (em: SqlEntityManager, channel: Network, userId: string) =>
  em.execute<{ id: number }[]>(
    'select id from connections where channel = ? and (app_user_id = ? or account_id = ?) order by id',
    [channel, userId, userId],
  );

/** Returns the ids of connected accounts that were last read before this time. */
export const unreadSince = (em: SqlEntityManager, moment: string) =>
  idsOf(em, `select id from connections where status = 'connected' and measured_at < ? order by id`, [
    moment,
  ]);

/** Returns the ids of connections that show posts and were not read since this time. */
export const postsNotReadSince = (em: SqlEntityManager, moment: string) =>
  idsOf(
    em,
    `select id from connections where status = 'connected' and posts_since is not null
       and (posts_asked_at is null or posts_asked_at < ?) order by id`,
    [moment],
  );

/** Returns the stored pictures of a connection's posts by the network's post id. */
export async function postPictures(em: SqlEntityManager, connectionId: number): Promise<Map<string, string>> {
  const rows = await em.execute<{ postId: string; picture: string }[]>(
    `select post_id as "postId", picture from network_posts where connection_id = ? and picture is not null`,
    [connectionId],
  );
  return new Map(rows.map(({ postId, picture }) => [postId, picture]));
}

/** Returns the ids of ended connections whose token still has to be revoked. */
export const endedWithToken = (em: SqlEntityManager) =>
  idsOf(
    em,
    `select c.id from connections c join connection_tokens t on t.connection_id = c.id
     where c.status <> 'connected' order by c.id`,
  );

async function idsOf(em: SqlEntityManager, sql: string, params: readonly string[] = []): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(sql, [...params]);
  return rows.map(({ id }) => id);
}
