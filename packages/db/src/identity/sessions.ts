import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { actingIn } from './acting';
import { type SignedIn, signedIn } from './people';
import { digest, later, newToken } from './secrets';

const sessionDays = 14;

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
  const [session] = await em.execute<{ id: number; userId: number; acting: boolean }[]>(
    `select id, user_id as "userId",
       exists (select from impersonations where session_id = sessions.id and status = 'open') as acting
     from sessions where token_hash = ? and expires_at > ?`,
    [digest(token), now],
  );
  const found = session && (await signedIn(em, session.userId, session.id, null));
  return found && session.acting ? ((await actingIn(em, found, now)) ?? found) : found;
}

/** Gives a session another token, so that one that was seen before a change of rights is worth nothing after it. */
export async function renewSession(em: SqlEntityManager, id: number): Promise<string> {
  const token = newToken();
  await em.execute('update sessions set token_hash = ? where id = ?', [digest(token), id]);
  return token;
}

export async function closeSession(em: SqlEntityManager, token: string): Promise<void> {
  await em.execute('delete from sessions where token_hash = ?', [digest(token)]);
}
