import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest, newToken } from '../identity/secrets';
import { putMail } from './invitationMails';
import type { Audience, Message, Recipient } from './message';

/**
 * Columns of the old and of the new address of a change: the address, the hash of its link's token, and the
 * condition for a valid link.
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
 * Writes an e-mail to the new or old address of a change. Creates the link of this e-mail, which replaces the
 * previous link to that address. A withdrawn change gets no e-mail. A confirmed, reversed or expired change
 * gets no e-mail that contains a link.
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
