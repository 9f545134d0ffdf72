import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest, newToken } from '../identity/secrets';
import { putMail } from './invitationMails';
import type { Message, Recipient } from './message';

/**
 * Writes the e-mail of a share link. Creates the token of this e-mail, which replaces the token of the
 * previous e-mail. Writes nothing if the link was revoked or has no e-mail address.
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
