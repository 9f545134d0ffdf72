import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest, newToken } from '../identity/secrets';
import { putMail } from './invitationMails';
import type { Message, Recipient } from './message';

/**
 * Writes the mail that carries a grant's link. Its token is made here, for the mail alone, and takes the place of
 * the one before; a grant that was revoked meanwhile, or needs no mail, gets none.
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
