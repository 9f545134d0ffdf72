import { type SubscriberLink, subscriberPages } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest, newToken } from '../identity/secrets';
import { putMail } from './invitationMails';
import type { Message, Recipient } from './message';

/**
 * Writes a newsletter e-mail to an address that may have no account. Creates the link of this e-mail, which
 * replaces the link of the previous e-mail.
 */
export async function putSubscriber(
  em: SqlEntityManager,
  eventId: number,
  subscriberId: number,
  { mail, link }: Message,
  now: string,
): Promise<void> {
  const [to] = await em.execute<Recipient[]>(
    `select id, '' as name, email, locale from subscribers where id = ? for update`,
    [subscriberId],
  );
  if (!to || !mail) return;
  const purpose: SubscriberLink = link.startsWith(subscriberPages.leave) ? 'leave' : 'confirm';
  const token = newToken();
  await em.execute(
    `insert into subscriber_links (subscriber_id, purpose, token_hash, created_at, updated_at)
     values (?, ?, ?, ?, ?)
     on conflict (subscriber_id, purpose) do update set token_hash = excluded.token_hash,
       version = subscriber_links.version + 1, updated_at = excluded.updated_at`,
    [subscriberId, purpose, digest(token), now, now],
  );
  await putMail(em, eventId, to, { content: mail(to, token), secret: true }, now);
}
