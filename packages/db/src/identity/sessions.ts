import { consentTexts, MAX_SESSIONS, type Proof, seenEveryMinutes, sessionLimits } from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { impersonationIn } from './impersonation';
import { arrive } from './knownDevices';
import { type SignedIn, signedIn, userOf } from './people';
import { digest, minutesLater, newToken } from './secrets';

/** The browser in which a session is opened. */
interface Browser {
  readonly now: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Token of the session that the new session replaces and ends. */
  readonly instead?: string | undefined;
}

/**
 * Opens a session and returns its token, which is stored as a hash. The token is always new, which prevents
 * session fixation. If the user already has `MAX_SESSIONS` sessions, ends the one that was idle longest.
 */
export async function openSession(
  em: SqlEntityManager,
  userId: number,
  { now, ip, userAgent, instead }: Browser,
): Promise<string> {
  const token = newToken();
  const staff = (await userOf(em, userId))?.staff ?? false;
  const { idleMinutes, minutes } = sessionLimits(staff);
  await em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    if (instead) await closeSession(tx, instead);
    // Serializes concurrent sign-ins of a user, so that the second one counts the session of the first.
    await tx.execute('select from users where id = ? for no key update', [userId]);
    await tx.execute(
      `delete from sessions where id in (
         select id from sessions where user_id = ? order by last_seen_at desc, id desc offset ?
       )`,
      [userId, MAX_SESSIONS - 1],
    );
    await tx.execute(
      `insert into sessions (token_hash, user_id, created_at, last_seen_at, reauthenticated_at, expires_at, idle_minutes, ip, user_agent)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        digest(token),
        userId,
        now,
        now,
        now,
        minutesLater(now, minutes),
        idleMinutes,
        ip,
        userAgent.slice(0, 300),
      ],
    );
    await arrive(tx, userId, { now, ip, userAgent });
  });
  return token;
}

interface Found {
  readonly id: number;
  readonly userId: number;
  readonly old: boolean;
  readonly impersonatedBy: boolean;
  readonly textsChanged: boolean;
  readonly feedCursor: number;
  readonly reauthenticatedAt: string;
  readonly proof: Proof;
}

/**
 * Returns the user of a valid session token. Records the last use of the session, but only at intervals, so
 * that not every request writes.
 */
export async function findSession(
  em: SqlEntityManager,
  token: string,
  now: string,
): Promise<SignedIn | undefined> {
  const [session] = await em.execute<Found[]>(
    `select id, user_id as "userId", last_seen_at < ? as old,
       exists (select from impersonations where session_id = sessions.id and status = 'open') as "impersonatedBy",
       exists (
         select from (
           select distinct on (purpose) purpose, text from consents
           where user_id = sessions.user_id and purpose in ('terms', 'privacy') order by purpose, id desc
         ) newest where text <> case purpose when 'terms' then ? else ? end
       ) as "textsChanged",
       coalesce((select last_seq from feed_heads where user_id = coalesce(
         (select user_id from impersonations where session_id = sessions.id and status = 'open'), sessions.user_id)),
         0) as "feedCursor",
       ${isoText('reauthenticated_at')} as "reauthenticatedAt",
       case when exists (select from credentials where user_id = sessions.user_id) then 'password'
         when exists (select from second_factors where user_id = sessions.user_id) then 'code'
         else 'google' end as proof
     from sessions
     where token_hash = ? and expires_at > ? and last_seen_at + idle_minutes * interval '1 minute' > ?`,
    [minutesLater(now, -seenEveryMinutes), consentTexts.terms, consentTexts.privacy, digest(token), now, now],
  );
  if (!session) return undefined;
  if (session.old) {
    await em.execute('update sessions set last_seen_at = ? where id = ? and last_seen_at < ?', [
      now,
      session.id,
      now,
    ]);
  }
  const person = await signedIn(em, session.userId, session.id, null);
  const { textsChanged, feedCursor, reauthenticatedAt, proof } = session;
  const reauthenticated = { at: reauthenticatedAt, by: proof };
  const found = person && { ...person, textsChanged, feedCursor, reauthenticated };
  if (!found || !session.impersonatedBy) return found;
  const impersonated = await impersonationIn(em, found, now);
  return impersonated ? { ...impersonated, feedCursor } : found;
}

/** Records that the user has just entered the password or a code again. */
export async function markReauthenticated(em: SqlEntityManager, id: number, now: string): Promise<void> {
  await em.execute('update sessions set reauthenticated_at = ? where id = ?', [now, id]);
}

/**
 * Replaces the token of a session and returns the new one, so that a token stolen before a change of
 * permissions is worthless.
 */
export async function renewSession(em: SqlEntityManager, id: number): Promise<string> {
  const token = newToken();
  await em.execute('update sessions set token_hash = ? where id = ?', [digest(token), id]);
  return token;
}

export async function closeSession(em: SqlEntityManager, token: string): Promise<void> {
  await em.execute('delete from sessions where token_hash = ?', [digest(token)]);
}

/** A browser in which a user is signed in, as the user sees it. */
export interface OpenSession {
  readonly id: number;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** Returns the open sessions of a user, the most recently used first. */
export async function sessionsOf(em: SqlEntityManager, userId: number, now: string): Promise<OpenSession[]> {
  const where = "user_id = ? and expires_at > ? and last_seen_at + idle_minutes * interval '1 minute' > ?";
  const rows = await select(
    em,
    'sessions',
    { text: where, params: [userId, now, now] },
    { by: 'lastSeenAt', down: true, limit: 100 },
  );
  return rows.map(({ tokenHash: _hash, ...row }) => row) as unknown as OpenSession[];
}
