import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest, newToken } from './identity/secrets';
import { putLetter } from './invitationLetters';
import type { Audience, Message, Recipient } from './outbox';

/** The column of the address, and of the hash of what its letter opens, as long as there is something to open. */
const columns = {
  new: { address: 'new_email', hash: 'token_hash', open: 'c.confirmed_at is null' },
  old: { address: 'old_email', hash: 'undo_hash', open: 'c.undo_until is not null and c.undone_at is null' },
} as const;

/**
 * Writes a letter to the new or the old address of a change. Where it has a link that opens something, that is made
 * here, for the letter alone, and takes the place of the one before; a change that was withdrawn gets no letter, and one
 * that is confirmed or taken back meanwhile none with a link.
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
    [emailChangeId],
  );
  if (!to || !mail) return;
  const token = secret ? newToken() : '';
  if (secret) {
    await em.execute(`update email_changes set ${hash} = ?, version = version + 1 where id = ?`, [
      digest(token),
      emailChangeId,
    ]);
  }
  await putLetter(em, eventId, to, { letter: mail(to, token), secret }, now);
}
