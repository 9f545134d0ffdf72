import {
  allNotices,
  choiceOf,
  type NoticePreferences,
  noticePreferences,
  type OptionalTopic,
  optionalTopics,
} from '@elenco/core';
import { arrayText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest } from '../identity/secrets';

/** Returns the notification preferences of these users by user id. Users who have not set any are missing. */
export async function preferencesOfPeople(
  em: SqlEntityManager,
  ids: readonly number[],
): Promise<Map<number, NoticePreferences>> {
  const rows = await em.execute<{ userId: number; preferences: unknown }[]>(
    'select user_id as "userId", preferences from notice_preferences where user_id = any (?::int[])',
    [arrayText(ids)],
  );
  return new Map(rows.map(({ userId, preferences }) => [userId, noticePreferences.parse(preferences)]));
}

export async function preferencesOf(em: SqlEntityManager, userId: number): Promise<NoticePreferences> {
  return (await preferencesOfPeople(em, [userId])).get(userId) ?? allNotices;
}

/** Changes a user's preferences. Concurrent changes wait for each other, so that both are kept. */
export async function changePreferences(
  em: SqlEntityManager,
  userId: number,
  change: (preferences: NoticePreferences) => NoticePreferences,
): Promise<void> {
  await em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    await tx.execute('select from users where id = ? for no key update', [userId]);
    const preferences = noticePreferences.parse(change(await preferencesOf(tx, userId)));
    await tx.execute(
      `insert into notice_preferences (user_id, preferences) values (?, ?::jsonb)
       on conflict (user_id) do update set preferences = excluded.preferences`,
      [userId, JSON.stringify(preferences)],
    );
  });
}

/**
 * Returns the id of the user that an unsubscribe link belongs to; undefined if the link is unknown or
 * expired.
 */
export async function readerOf(
  em: SqlEntityManager,
  token: string,
  now: string,
): Promise<number | undefined> {
  const [link] = await em.execute<{ userId: number }[]>(
    `select user_id as "userId" from mail_links
     where token_hash = ? and purpose = 'notices' and used_at is null and expires_at > ?`,
    [digest(token), now],
  );
  return link?.userId;
}

/**
 * Stops the e-mails of a topic. For the topic `digest`, stops those of all topics that the user gets in
 * digests.
 * @returns false if the link is invalid
 */
export async function stopMails(
  em: SqlEntityManager,
  token: string,
  topic: OptionalTopic | 'digest',
  now: string,
): Promise<boolean> {
  const userId = await readerOf(em, token, now);
  if (userId === undefined) return false;
  await changePreferences(em, userId, (chosen) => ({ ...chosen, topics: without(chosen, topic) }));
  return true;
}

function without(chosen: NoticePreferences, unwanted: OptionalTopic | 'digest'): NoticePreferences['topics'] {
  const gathered = optionalTopics.filter((topic) =>
    ['daily', 'weekly'].includes(choiceOf(chosen, topic).email),
  );
  const ended = (unwanted === 'digest' ? gathered : [unwanted]).map((topic) => [
    topic,
    { ...choiceOf(chosen, topic), email: 'off' as const },
  ]);
  return { ...chosen.topics, ...Object.fromEntries(ended) };
}
