import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type SignedIn, signedIn } from './people';
import { daysLater, digest, newToken } from './secrets';

/**
 * Scope of the token in the URL of a private calendar. A token with this scope gives access to the calendar
 * only. API tokens never have this scope.
 */
export const calendarScope = 'calendar';
const DAYS = 3_650;

/** URL of a user's private calendar. */
interface CalendarAddress {
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

const open = `user_id = ? and revoked_at is null and scopes = '{${calendarScope}}'`;

/**
 * Creates the URL of a user's private calendar, which replaces the previous URL. Returns its token, which is
 * shown once and stored as a hash.
 */
export async function newCalendarAddress(em: SqlEntityManager, userId: number, now: string): Promise<string> {
  return em.transactional(async (inner) => {
    // Serializes concurrent requests, so that only one URL remains.
    await inner.execute('select from users where id = ? for update', [userId]);
    await closeCalendar(inner, userId, now);
    const key = newToken();
    await inner.execute(
      `insert into tokens (token_hash, user_id, name, scopes, created_at, expires_at)
       values (?, ?, ?, '{${calendarScope}}', ?, ?)`,
      [digest(key), userId, calendarScope, now, daysLater(now, DAYS)],
    );
    return key;
  });
}

/** Revokes the URL of a user's private calendar. */
export async function closeCalendar(em: SqlEntityManager, userId: number, now: string): Promise<void> {
  await em.execute(`update tokens set revoked_at = ? where ${open}`, [now, userId]);
}

export async function calendarOf(
  em: SqlEntityManager,
  userId: number,
  now: string,
): Promise<CalendarAddress | undefined> {
  const [row] = await em.execute<{ createdAt: Date; lastUsedAt: Date | null }[]>(
    `select created_at as "createdAt", last_used_at as "lastUsedAt" from tokens where ${open} and expires_at > ?`,
    [userId, now],
  );
  return (
    row && {
      createdAt: new Date(row.createdAt).toISOString(),
      lastUsedAt: row.lastUsedAt && new Date(row.lastUsedAt).toISOString(),
    }
  );
}

/**
 * Returns the user of a calendar URL's token. Records its use only once a day, because calendar programs poll
 * often.
 */
export async function byCalendarKey(
  em: SqlEntityManager,
  key: string,
  now: string,
): Promise<SignedIn | undefined> {
  const [row] = await em.execute<{ id: number; userId: number }[]>(
    `select id, user_id as "userId" from tokens
     where token_hash = ? and scopes = '{${calendarScope}}' and revoked_at is null and expires_at > ?`,
    [digest(key), now],
  );
  if (!row) return undefined;
  const stale = 'id = ? and (last_used_at is null or last_used_at < ?)';
  await em.execute(`update tokens set last_used_at = ? where ${stale}`, [now, row.id, daysLater(now, -1)]);
  return signedIn(em, row.userId, null, []);
}
