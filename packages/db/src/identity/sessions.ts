import type { SqlEntityManager } from '@mikro-orm/postgresql';
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
  const [session] = await em.execute<{ id: number; userId: number }[]>(
    `select id, user_id as "userId" from sessions where token_hash = ? and expires_at > ?`,
    [digest(token), now],
  );
  return session ? signedIn(em, session.userId, session.id, null) : undefined;
}

export async function closeSession(em: SqlEntityManager, token: string): Promise<void> {
  await em.execute('delete from sessions where token_hash = ?', [digest(token)]);
}
