import { ASKED_DAYS, type Post, readingHours } from '@elenco/core';
import { arrayText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';

/** Maximum number of posts per run. */
const MOST = 2_000;
const DAY_MS = 86_400_000;
const before = (now: string, ms: number) => new Date(Date.parse(now) - ms).toISOString();
const idsOf = async (em: SqlEntityManager, sql: string, params: (string | number)[]): Promise<number[]> =>
  (await em.execute<{ id: number }[]>(sql, params)).map(({ id }) => id);

/**
 * Returns the ids of posts that may still need metrics and whose link was not checked in the last 20 hours.
 * Includes a story only on the first day, because stories are online for one day.
 */
export const uncheckedLinks = (em: SqlEntityManager, now: string) =>
  idsOf(
    em,
    `select id from posts where status <> 'withdrawn' and published_at > ?
       and (checked_at is null or checked_at < ?) and (format <> 'stories' or published_at > ?) order by checked_at nulls first, id limit ${MOST}`,
    [before(now, ASKED_DAYS * DAY_MS), before(now, (20 / 24) * DAY_MS), before(now, DAY_MS)],
  );

const hours = Object.values(readingHours);

/**
 * Returns the ids of posts at these networks for which a reading is due and was not tried yet, each with the
 * id of its creator's connection. Stories are read only once.
 */
export const unreadPosts = (em: SqlEntityManager, now: string, channels: readonly string[]) =>
  em.execute<{ id: number; connectionId: number }[]>(
    `select p.id, c.id as "connectionId" from posts p
     join connections c on c.creator_id = p.creator_id and c.channel = p.network and c.status = 'connected'
     join lateral (select max(hours) as hours from unnest(array[${hours.join(', ')}]) hours
       where p.published_at + hours * interval '1 hour' <= ?::timestamptz
         and (p.format <> 'stories' or hours = ${hours[0]})) due on due.hours is not null
     where p.status <> 'withdrawn' and p.published_at > ? and p.network = any (?::text[])
       and (p.read_at is null or p.read_at < p.published_at + due.hours * interval '1 hour')
     order by p.id limit ${MOST}`,
    [now, before(now, ASKED_DAYS * DAY_MS), arrayText(channels)],
  );

/** Returns one post, for the worker. */
export async function published(em: SqlEntityManager, id: number): Promise<Post | undefined> {
  const [row] = await select(em, 'posts', { text: 'id = ?', params: [id] });
  return row as unknown as Post | undefined;
}
