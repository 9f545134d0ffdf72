import { businessDate } from '@elenco/brazil';
import { allNotices, choiceOf, isOptionalTopic, topicOf } from '@elenco/core';
import { signal } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { issueLink } from '../identity/links';
import type { MailContent, Recipient } from './message';
import { preferencesOfPeople } from './preferences';

/** An item in a daily or weekly digest. */
export interface DigestItem {
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly link: string;
}

const PEOPLE = 100;
/** Maximum number of items per e-mail. */
const MOST = 30;

/**
 * Writes daily digests and, on Mondays in São Paulo, weekly ones. Leaves out items that the user has read or
 * no longer wants by e-mail. A second run sends no item again, because items are deleted in the transaction
 * that writes their e-mail.
 */
export async function writeDigests(
  em: SqlEntityManager,
  compose: (items: readonly DigestItem[], to: Recipient, token: string) => MailContent,
  now: string,
): Promise<void> {
  const monday = new Date(businessDate(now)).getUTCDay() === 1;
  const due = monday ? `('daily', 'weekly')` : `('daily')`;
  for (let after = 0; ; ) {
    const people = await em.execute<{ id: number }[]>(
      `select distinct user_id as id from digest_items where frequency in ${due} and user_id > ? order by id limit ${PEOPLE}`,
      [after],
    );
    for (const { id } of people) {
      await em.transactional((tx) => writeDigest(tx as SqlEntityManager, id, due, compose, now));
    }
    if (people.length < PEOPLE) return;
    after = people.at(-1)!.id;
  }
}

async function writeDigest(
  tx: SqlEntityManager,
  userId: number,
  due: string,
  compose: Parameters<typeof writeDigests>[1],
  now: string,
): Promise<void> {
  const gathered = await tx.execute<(DigestItem & { event: string; briefingId: number | null })[]>(
    `with gone as (delete from digest_items where user_id = ? and frequency in ${due} returning *)
     select g.kind, g.params, g.link, e.kind as event, e.briefing_id as "briefingId" from gone g
       join events e on e.id = g.event_id
     where not exists (select from notifications n
       where n.user_id = g.user_id and n.event_id = g.event_id and n.read_at is not null)
     order by g.event_id desc`,
    [userId],
  );
  const [to] = await tx.execute<Recipient[]>(
    'select id, name, email, locale from users where id = ? and suspended_at is null',
    [userId],
  );
  const chosen = (await preferencesOfPeople(tx, [userId])).get(userId) ?? allNotices;
  const wanted = gathered.filter(({ event, briefingId }) => {
    const topic = topicOf(event);
    const isMuted = briefingId !== null && chosen.mutedBriefings.includes(briefingId);
    return !isMuted && (!isOptionalTopic(topic) || choiceOf(chosen, topic).email !== 'off');
  });
  if (!to || wanted.length === 0) return;
  const { subject, text, html, stop } = compose(
    wanted.slice(0, MOST),
    to,
    await issueLink(tx, to.id, 'notices', now),
  );
  const [row] = await tx.execute<[{ id: number }]>(
    `insert into mails (event_id, user_id, to_address, secret, subject, text_body, html_body, stop_link, locale, created_at)
     values (null, ?, ?, false, ?, ?, ?, ?, ?, ?) returning id`,
    [to.id, to.email, subject, text, html, stop ?? null, to.locale, now],
  );
  await tx.execute(`select add_job('mail', ?::json)`, [JSON.stringify({ mailId: row.id })]);
  await signal(tx);
}
