import { type Actor, endImpersonation, impersonations, startImpersonation, userIdOf } from '@elenco/core';
import type { Database } from '../../database';

/** Support once looked into somebody's account, to help. */
export async function lookIn(database: Database, support: Actor, person: Actor, now: string): Promise<void> {
  const input = { userId: userIdOf(person), sessionId: 1, reason: 'A pessoa não encontra o próprio projeto' };
  await database.perform(startImpersonation, input, { actor: support, now });
  const [open] = await database.see(impersonations, support, { status: 'open' });
  if (open) await database.perform(endImpersonation, { id: open.id }, { actor: support, now });
}
