import { Problem, type User } from '@elenco/core';
import type { Database } from '@elenco/db';

/** Origin and time of an attempt to enter a code. */
export interface CodeAttempt {
  readonly app: Database;
  readonly ip: string;
  readonly now: string;
}

/**
 * Checks the rate limit of codes.
 * @throws Problem `too_often`
 */
export async function requireCodeAllowed({ app, ip, now }: CodeAttempt, person: User): Promise<void> {
  const by = { account: String(person.id), ip };
  if (!(await app.identity.allowed('secondFactor', by, now))) throw new Problem('too_often');
}

/** Records the failure; returns the refusal of a wrong code. */
export async function wrongCode({ app, ip, now }: CodeAttempt, { id: userId }: User): Promise<Problem> {
  await app.identity.noteFailure({ kind: 'second_factor', userId, ip, now });
  return new Problem('refused', [{ pointer: '/code', code: 'wrong_code' }]);
}
