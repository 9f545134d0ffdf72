import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest, newToken } from '../identity/secrets';
import { putMail } from './invitationMails';
import type { Message, Recipient } from './outbox';

/**
 * Writes the letter that carries a grant's link. Its token is made here, for the letter alone, and takes the place of
 * the one before; a grant that was revoked meanwhile, or needs no letter, gets none.
 */
export async function putGrant(
  em: SqlEntityManager,
  eventId: number,
  grantId: number,
  { mail }: Message,
  now: string,
): Promise<void> {
  const [to] = await em.execute<Recipient[]>(
    `select id, label as name, email, locale from grants
     where id = ? and email is not null and status = 'active' for update`,
    [grantId],
  );
  if (!to || !mail) return;
  const token = newToken();
  await em.execute('update grants set token_hash = ? where id = ?', [digest(token), grantId]);
  await putMail(em, eventId, to, { content: mail(to, token), secret: true }, now);
}
