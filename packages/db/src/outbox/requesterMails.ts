import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest, newToken } from '../identity/secrets';
import { putMail } from './invitationMails';
import type { Audience, Message, Recipient } from './message';

type Requester = Extract<Audience, { inquiryId: number } | { privacyRequestId: number }>;

/**
 * Writes an e-mail to an address that asks about personal data. Creates the confirmation link of this e-mail,
 * which replaces the link of the previous e-mail.
 */
export async function putRequester(
  em: SqlEntityManager,
  eventId: number,
  audience: Requester,
  { mail }: Message,
  now: string,
): Promise<void> {
  const secret = 'inquiryId' in audience;
  const [table, id] = secret
    ? ['privacy_inquiries', audience.inquiryId]
    : ['privacy_requests', audience.privacyRequestId];
  const [to] = await em.execute<Recipient[]>(
    `select id, '' as name, email, locale from ${table} where id = ? and email is not null for update`,
    [id],
  );
  if (!to || !mail) return;
  const token = secret ? newToken() : '';
  if (secret) {
    await em.execute(
      'update privacy_inquiries set token_hash = ?, version = version + 1, updated_at = ? where id = ?',
      [digest(token), now, id],
    );
  }
  await putMail(em, eventId, to, { content: mail(to, token), secret }, now);
}
