import { type ReaderLink, readerPages } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest, newToken } from '../identity/secrets';
import { putLetter } from './invitationLetters';
import type { Message, Recipient } from './outbox';

/**
 * Writes a letter of the newsletter to an address that need not have an account. Its link is made here, for the letter
 * alone; what is stored is the hash, in place of the one before.
 */
export async function putReader(
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
  const purpose: ReaderLink = link.startsWith(readerPages.leave) ? 'leave' : 'confirm';
  const token = newToken();
  await em.execute(
    `insert into subscriber_links (subscriber_id, purpose, token_hash, created_at, updated_at)
     values (?, ?, ?, ?, ?)
     on conflict (subscriber_id, purpose) do update set token_hash = excluded.token_hash,
       version = subscriber_links.version + 1, updated_at = excluded.updated_at`,
    [subscriberId, purpose, digest(token), now, now],
  );
  await putLetter(em, eventId, to, { letter: mail(to, token), secret: true }, now);
}
