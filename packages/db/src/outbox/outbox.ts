import { createHash } from 'node:crypto';
import { allNotices, deliveryOf } from '@elenco/core';
import { signal } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publish } from '../feed';
import { issueLink } from '../identity/links';
import { type Named, named } from '../kernel/names';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';
import { currentTrace } from '../measure';
import { withDocuments } from './documents';
import { putEmailChange } from './emailChangeMails';
import { putInvitation } from './invitationMails';
import { withInviters } from './inviters';
import type { Audience, MailContent, Message, OutboxEvent, Recipient } from './message';
import { withNets } from './nets';
import { markHandled } from './notifications';
import { preferencesOfPeople } from './preferences';
import { putRequester } from './requesterMails';
import { putShareLink } from './shareLinkMails';
import { removeStopKey } from './stopLinks';
import { putSubscriber } from './subscriberMails';
import { withSums } from './sums';
import { withTitles } from './titles';
import { putDeliveries } from './webhooks';

/** An outgoing e-mail. */
export interface OutgoingMail extends MailContent {
  readonly id: number;
  readonly to: string;
  readonly createdAt: string;
  /** Key that is the same at every attempt, so that a mail server can recognize duplicates. */
  readonly key: string;
}

/**
 * Turns events into notifications, e-mails and webhook deliveries, and queues their jobs. Uses one
 * transaction, so that a crash leaves everything or nothing. Skips events that were already delivered;
 * concurrent deliveries of an event wait for each other. Does not notify users of their own actions, unless
 * the message has `actorToo`.
 */
export function deliver(
  em: SqlEntityManager,
  eventIds: readonly number[],
  messagesFor: (event: OutboxEvent, together: readonly OutboxEvent[]) => readonly Message[],
  now: string,
): Promise<void> {
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    const where = scopeSql(tableOf(tx, 'events'), [{ id: [...eventIds], deliveredAt: null }]);
    const rows = await select(tx, 'events', where, {}, 0, ' for update');
    const notified = new Set<number>();
    const known = await named(tx, rows as unknown as Omit<OutboxEvent, keyof Named>[]);
    const titled = await withInviters(tx, await withTitles(tx, known), now);
    const events = await withNets(tx, await withDocuments(tx, await withSums(tx, titled)), now);
    for (const event of events) {
      for (const message of messagesFor(event, events)) {
        const { audience } = message;
        if ('invitationId' in audience) {
          await putInvitation(tx, event.id, audience.invitationId, message, now);
          continue;
        }
        if ('emailChangeId' in audience) {
          await putEmailChange(tx, event.id, audience, message, now);
          continue;
        }
        if ('shareLinkId' in audience) {
          await putShareLink(tx, event.id, audience.shareLinkId, message, now);
          continue;
        }
        if ('subscriberId' in audience) {
          await putSubscriber(tx, event.id, audience.subscriberId, message, now);
          continue;
        }
        if ('inquiryId' in audience || 'privacyRequestId' in audience) {
          await putRequester(tx, event.id, audience, message, now);
          continue;
        }
        const recipients = await recipientsOf(
          tx,
          audience,
          message.actorToo ? null : event.actorId,
          message.suspendedToo,
        );
        const chosen = await preferencesOfPeople(
          tx,
          recipients.map(({ id }) => id),
        );
        for (const to of recipients) {
          const delivery = deliveryOf(chosen.get(to.id) ?? allNotices, event, now);
          if (await writeForRecipient(tx, event, message, to, { ...delivery, now })) notified.add(to.id);
        }
      }
      await putDeliveries(tx, event, now);
      await tx.execute('update events set delivered_at = ? where id = ?', [now, event.id]);
    }
    for (const userId of await markHandled(tx, eventIds, now)) notified.add(userId);
    await publish(
      tx,
      [...notified].map((userId) => ({ topic: 'notices', userId })),
      now,
    );
    await signal(tx);
  });
}

async function recipientsOf(
  em: SqlEntityManager,
  audience: Exclude<
    Audience,
    | { invitationId: number }
    | { shareLinkId: number }
    | { emailChangeId: number }
    | { subscriberId: number }
    | { inquiryId: number }
    | { privacyRequestId: number }
  >,
  actorId: number | null,
  suspendedToo = false,
): Promise<Recipient[]> {
  const people = (test: string, value: number | string, but = actorId) =>
    em.execute<Recipient[]>(
      `select id, name, email, locale from users
       where (suspended_at is null or ${suspendedToo}) and id is distinct from ?::int and ${test} order by id`,
      [but, value],
    );
  if ('companyId' in audience) return people('not staff and company_id = ?', audience.companyId);
  if ('userId' in audience) return people('id = ?', audience.userId, null);
  if ('creatorId' in audience) return people('creator_id = ?', audience.creatorId);
  const staff = await people('staff and ? = any(duties)', audience.duty);
  // If no staff member has the duty, the platform's owners are notified, so that the task reaches a person.
  return staff.length > 0 ? staff : people('staff and ? = any(duties)', 'owner');
}

/**
 * Writes the notification and the e-mail for one recipient. The notification has the time of its event, even
 * if the event is delivered later.
 * @returns true if the notification is on the user's page
 */
async function writeForRecipient(
  em: SqlEntityManager,
  { id: eventId, at }: Pick<OutboxEvent, 'id' | 'at'>,
  message: Message,
  to: Recipient,
  { page, email, notBefore, now }: ReturnType<typeof deliveryOf> & { now: string },
): Promise<boolean> {
  const { kind, params, link, mail, opens, stops } = message;
  // A notification whose link only the owner of the mailbox may open is sent only by e-mail.
  const shown = page && !opens;
  if (shown) {
    await em.execute(
      `insert into notifications (user_id, event_id, kind, params, link, created_at)
       values (?, ?, ?, ?::jsonb, ?, ?) on conflict (user_id, event_id) do nothing`,
      [to.id, eventId, kind, JSON.stringify(params), link, at],
    );
  }
  if (!mail || email === 'off') return shown;
  if (email !== 'at_once') {
    await em.execute(
      `insert into digest_items (user_id, event_id, frequency, kind, params, link)
       values (?, ?, ?, ?, ?::jsonb, ?) on conflict (user_id, event_id) do nothing`,
      [to.id, eventId, email, kind, JSON.stringify(params), link],
    );
    return shown;
  }
  const own = opens ?? stops;
  const { subject, text, html, stop } = mail(to, own ? await issueLink(em, to.id, own, now) : '');
  const [row] = await em.execute<{ id: number }[]>(
    `insert into mails
       (event_id, user_id, to_address, secret, subject, text_body, html_body, stop_link, locale, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (event_id, user_id) do nothing returning id`,
    [eventId, to.id, to.email, opens !== undefined, subject, text, html, stop ?? null, to.locale, now],
  );
  if (row) {
    await em.execute(`select add_job_at('mail', ?::json, coalesce(?::timestamptz, now()))`, [
      JSON.stringify({ mailId: row.id, ...currentTrace() }),
      notBefore,
    ]);
  }
  return shown;
}

/** Returns an e-mail that still has to be sent; undefined if it was sent or refused. */
export async function waitingMail(em: SqlEntityManager, id: number): Promise<OutgoingMail | undefined> {
  const where = scopeSql(tableOf(em, 'mails'), [{ id, sentAt: null, refusedAt: null }]);
  const [row] = (await select(em, 'mails', where)) as unknown as MailRow[];
  if (!row) return undefined;
  const { toAddress: to, createdAt, subject, stopLink } = row;
  const key = createHash('sha256').update(`${id} ${createdAt} ${to}`).digest('hex').slice(0, 32);
  const outgoing = { id, to, createdAt, key, subject, text: row.textBody, html: row.htmlBody };
  return stopLink === null ? outgoing : { ...outgoing, stop: stopLink };
}

/**
 * Marks an e-mail as sent. Erases the text of an e-mail with a secret link, and the key of an unsubscribe
 * link, so that only the recipient has them. If `left` is false, the e-mail was not sent to a mail server, and
 * both are kept, because developers and tests read them from the table.
 */
export async function markSent(em: SqlEntityManager, id: number, now: string, left: boolean): Promise<void> {
  await em.execute('update mails set sent_at = ? where id = ?', [now, id]);
  if (left) await clearLinks(em, id);
  if (left) await deleteErasureNotice(em, id);
  await signal(em);
}

/** Marks an e-mail as refused, with the reason. Erases the text of an e-mail with a secret link. */
export async function markRefused(em: SqlEntityManager, id: number, now: string, why: string): Promise<void> {
  await em.execute('update mails set refused_at = ?, refusal = ? where id = ?', [
    now,
    why.slice(0, 1_000),
    id,
  ]);
  await clearLinks(em, id);
  await deleteErasureNotice(em, id);
  await signal(em);
}

async function clearLinks(em: SqlEntityManager, id: number): Promise<void> {
  await em.execute(`update mails set text_body = '', html_body = '' where id = ? and secret`, [id]);
  await removeStopKey(em, id);
}

/**
 * Deletes the last e-mail to an erased person, which has no event and no user. No other row contains the
 * address.
 */
const deleteErasureNotice = (em: SqlEntityManager, id: number) =>
  em.execute('delete from mails where id = ? and user_id is null and event_id is null', [id]);

/** An e-mail in the mailbox that developers and tests read. */
export interface MailRow {
  readonly id: number;
  readonly toAddress: string;
  readonly subject: string;
  readonly textBody: string;
  readonly htmlBody: string;
  readonly stopLink: string | null;
  readonly locale: 'pt' | 'en';
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly refusedAt: string | null;
  readonly refusal: string | null;
}

/** Returns at most `limit` of the newest e-mails. If `to` is set, returns only e-mails to that address. */
export async function mailbox(
  em: SqlEntityManager,
  { to, limit = 100 }: { to?: string; limit?: number } = {},
) {
  const where = scopeSql(tableOf(em, 'mails'), [to === undefined ? {} : { toAddress: to.toLowerCase() }]);
  return (await select(em, 'mails', where, { down: true, limit })) as unknown as MailRow[];
}

export async function mailById(em: SqlEntityManager, id: number): Promise<MailRow | undefined> {
  const [row] = await select(em, 'mails', scopeSql(tableOf(em, 'mails'), [{ id }]), { limit: 1 });
  return row as unknown as MailRow | undefined;
}
