import type { Database, MailRow } from '@elenco/db';

/**
 * The newest mail to an address, after everything that has happened so far was delivered by the worker. Nothing
 * is polled: `idle` is told by the worker. @throws when there is none.
 */
export async function lastMailTo(database: Database, address: string): Promise<MailRow> {
  await database.outbox.idle();
  const [mail] = await database.outbox.mailbox({ to: address, limit: 1 });
  if (!mail) throw new Error(`There is no e-mail to ${address}`);
  return mail;
}

/** The first absolute link of an e-mail, as its text version shows it. */
export function linkIn({ textBody }: MailRow): string {
  const [link] = /https?:\/\/\S+/.exec(textBody) ?? [];
  if (!link) throw new Error('The e-mail has no link');
  return link;
}
