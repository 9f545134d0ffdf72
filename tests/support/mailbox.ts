import type { Database, MailRow } from '@elenco/db';

/**
 * Returns the newest e-mail to an address, after the worker has delivered all pending e-mails. Does not poll,
 * because the worker sends a notification when it is idle.
 * @throws Error if there is no e-mail to the address
 */
export async function lastMailTo(database: Database, address: string): Promise<MailRow> {
  await database.outbox.idle();
  const [mail] = await database.outbox.mailbox({ to: address, limit: 1 });
  if (!mail) throw new Error(`There is no e-mail to ${address}`);
  return mail;
}

/** Returns the first absolute link in the text version of an e-mail. */
export function linkIn({ textBody }: MailRow): string {
  const [link] = /https?:\/\/\S+/.exec(textBody) ?? [];
  if (!link) throw new Error('The e-mail has no link');
  return link;
}
