import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest, newToken } from '../identity/secrets';
import { currentTrace } from '../measure';
import type { MailContent, Message, Recipient } from './message';

/**
 * Writes the e-mail of an invitation. Its recipient may have no account. Creates the link of this e-mail,
 * which replaces the link of the previous e-mail.
 */
export async function putInvitation(
  em: SqlEntityManager,
  eventId: number,
  invitationId: number,
  { mail, link }: Message,
  now: string,
): Promise<void> {
  const [to] = await em.execute<Recipient[]>(
    'select id, name, email, locale from invitations where id = ? for update',
    [invitationId],
  );
  if (!to || !mail) return;
  const token = link.includes('{token}') ? await renewLink(em, invitationId, now) : '';
  await putMail(em, eventId, to, { content: mail(to, token), secret: token !== '' }, now);
}

/** Queues an e-mail to an address that may have no account. */
export async function putMail(
  em: SqlEntityManager,
  eventId: number,
  to: Pick<Recipient, 'email' | 'locale'>,
  { content: { subject, text, html }, secret }: { readonly content: MailContent; readonly secret: boolean },
  now: string,
): Promise<void> {
  const [row] = await em.execute<[{ id: number }]>(
    `insert into mails
       (event_id, to_address, secret, subject, text_body, html_body, locale, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?) returning id`,
    [eventId, to.email, secret, subject, text, html, to.locale, now],
  );
  await em.execute(`select add_job('mail', ?::json)`, [
    JSON.stringify({ mailId: row.id, ...currentTrace() }),
  ]);
}

async function renewLink(em: SqlEntityManager, invitationId: number, now: string): Promise<string> {
  const token = newToken();
  await em.execute(
    `insert into invitation_links (invitation_id, token_hash, created_at, updated_at) values (?, ?, ?, ?)
     on conflict (invitation_id) do update set token_hash = excluded.token_hash,
       version = invitation_links.version + 1, updated_at = excluded.updated_at`,
    [invitationId, digest(token), now, now],
  );
  return token;
}
