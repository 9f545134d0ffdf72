import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type SignedIn, signedIn } from './people';
import { digest, later, newToken } from './secrets';

/** What a token may do that stands in the address of a calendar: nothing else, and no program's token does it. */
export const calendarScope = 'calendar';
const DAYS = 3_650;

/** Where a person's calendar stands, if it stands anywhere. */
interface CalendarAddress {
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

const open = `user_id = ? and revoked_at is null and scopes = '{${calendarScope}}'`;

/** A new private address, in place of the one there was; told once, kept as a hash. */
export async function newCalendarAddress(em: SqlEntityManager, userId: number, now: string): Promise<string> {
  return em.transactional(async (inner) => {
    // Two presses at once leave one address.
    await inner.execute('select from users where id = ? for update', [userId]);
    await closeCalendar(inner, userId, now);
    const key = newToken();
    await inner.execute(
      `insert into tokens (token_hash, user_id, name, scopes, created_at, expires_at)
       values (?, ?, ?, '{${calendarScope}}', ?, ?)`,
      [digest(key), userId, calendarScope, now, later(now, DAYS)],
    );
    return key;
  });
}

/** The calendar stands nowhere any more. */
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

/** Whose calendar it is. When it was read is noted once a day: calendars read often. */
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
  await em.execute(`update tokens set last_used_at = ? where ${stale}`, [now, row.id, later(now, -1)]);
  return signedIn(em, row.userId, null, []);
}
