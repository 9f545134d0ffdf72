import type { Database } from '@elenco/db';
import { lastMailTo, linkIn } from '../../support/mailbox';
import type { Person } from './person';

/**
 * Follows the link in the sign-up e-mail and confirms the e-mail address. Afterwards, the person is signed
 * in.
 */
export async function confirmEmail(who: Person, email: string, database: Database): Promise<void> {
  const { sent, confirm } = who.words.access;
  await who.sees(sent.title);
  const { pathname, search } = new URL(linkIn(await lastMailTo(database, email)));
  await who.visit(pathname + search);
  await who.press(confirm.submit);
  await who.page.waitForURL('**/dashboard/**');
}
