import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest, newToken } from '../identity/secrets';
import { putMail } from './invitationMails';
import type { Message, Recipient } from './message';

/**
 * Writes the e-mail of a share link. Creates its token, for this e-mail only, which replaces the previous
 * one. Writes nothing for a revoked link, or one without an e-mail address.
 */
export async function putShareLink(
  em: SqlEntityManager,
  eventId: number,
  shareLinkId: number,
  { mail }: Message,
  now: string,
): Promise<void> {
  const [to] = await em.execute<Recipient[]>(
    `select id, label as name, email, locale from share_links
     where id = ? and email is not null and status = 'active' for update`,
    [shareLinkId],
  );
  if (!to || !mail) return;
  const token = newToken();
  await em.execute('update share_links set token_hash = ? where id = ?', [digest(token), shareLinkId]);
  await putMail(em, eventId, to, { content: mail(to, token), secret: true }, now);
}
