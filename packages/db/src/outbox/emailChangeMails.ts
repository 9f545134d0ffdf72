import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest, newToken } from '../identity/secrets';
import { putMail } from './invitationMails';
import type { Audience, Message, Recipient } from './message';

/**
 * For each address of a change: its column, the column of its link's hash, and the condition for a valid
 * link.
 */
const columns = {
  new: {
    address: 'new_email',
    hash: 'token_hash',
    open: 'c.confirmed_at is null and c.withdrawn_at is null and c.expires_at > ?',
  },
  old: { address: 'old_email', hash: 'undo_hash', open: 'c.undone_at is null and c.undo_until > ?' },
} as const;

/**
 * Writes an e-mail to the new or old address of a change. Creates its link, for this e-mail only, which
 * replaces the previous one. A withdrawn change gets no e-mail; a confirmed, undone or expired one gets none
 * with a link.
 */
export async function putEmailChange(
  em: SqlEntityManager,
  eventId: number,
  { emailChangeId, of }: Extract<Audience, { emailChangeId: number }>,
  { mail, link }: Message,
  now: string,
): Promise<void> {
  const { address, hash, open } = columns[of];
  const secret = link.includes('{token}');
  const [to] = await em.execute<Recipient[]>(
    `select u.id, u.name, c.${address} as email, u.locale from email_changes c
     join users u on u.id = c.user_id where c.id = ? ${secret ? `and ${open}` : ''} for update of c`,
    [emailChangeId, ...(secret ? [now] : [])],
  );
  if (!to || !mail) return;
  const token = secret ? newToken() : '';
  if (secret) {
    await em.execute(
      `update email_changes set ${hash} = ?, version = version + 1, updated_at = ? where id = ?`,
      [digest(token), now, emailChangeId],
    );
  }
  await putMail(em, eventId, to, { content: mail(to, token), secret }, now);
}
