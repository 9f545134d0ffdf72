import { type Actor, payees, users } from '@elenco/core';
import type { Database } from '../../database';
import type { Talent } from './creators';

/**
 * Gives each of two pairs of creators the same telephone number. One pair may be duplicate accounts and can
 * be merged. The other pair has different CPFs, so the two are probably a family.
 */
export async function sharePhones(
  database: Database,
  { finance, talents }: { readonly finance: Actor; readonly talents: readonly Talent[] },
  now: string,
): Promise<void> {
  const last = talents.slice(-40, -4);
  const creatorId = last.map((one) => one.creatorId);
  const paid = new Set((await database.see(payees, finance, { creatorId })).map((one) => one.creatorId));
  const ofKind = (isPaid: boolean) => last.filter((one) => paid.has(one.creatorId) === isPaid).slice(-2);
  for (const pair of [ofKind(true), ofKind(false)]) {
    const [one, other] = pair.map(({ actor }) => actor);
    if (!one || !other || !('userId' in one) || !('userId' in other))
      throw new Error('the two profiles need users who sign in');
    const first = await database.get(users, one, one.userId);
    await database.update(users, { id: other.userId, whatsapp: first.phone }, { actor: other, now });
  }
}
