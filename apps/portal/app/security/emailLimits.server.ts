import { Problem, type User } from '@elenco/core';
import type { CodeAttempt } from './codes.server';

/**
 * Limits the number of e-mails to unconfirmed addresses, per recipient and per sender.
 * @throws Problem `too_often`
 */
export async function requireEmailAllowed(
  address: string,
  { app, ip, now }: CodeAttempt,
  asking: User,
): Promise<void> {
  const may =
    (await app.identity.allowed('newEmailBy', { account: String(asking.id), ip }, now)) &&
    (await app.identity.allowed('newEmail', { account: address, ip }, now));
  if (!may) throw new Problem('too_often');
}
