import {
  type Actor,
  maySearch,
  Problem,
  type Profile,
  profileRef,
  requireAccess,
  seesAllPrices,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { profilesOf, refOf } from './profiles';

/** Returns a copy of the row without prices. Staff whose only duty is projects receive this copy. */
export const withoutPrices = <Row extends Pick<Profile, 'priceCents' | 'prices'>>(row: Row): Row => ({
  ...row,
  priceCents: null,
  prices: [],
});

/**
 * Returns a profile by its public key.
 * @throws Problem `not_found` if the key is unknown or the actor may not see the profile
 */
export async function profileOfKey(em: SqlEntityManager, actor: Actor, key: string): Promise<Profile> {
  const ref = maySearch(actor).length > 0 ? profileRef(key) : null;
  const profile = ref && [...(await profilesOf(em, [refOf(ref)])).values()][0];
  if (!profile) throw new Problem('not_found');
  return seesAllPrices(actor) ? profile : withoutPrices(profile);
}

/** Returns profiles in the order of their keys. Leaves out profiles that searches no longer find. */
export async function profilesOfKeys(
  em: SqlEntityManager,
  actor: Actor,
  keys: readonly string[],
): Promise<Profile[]> {
  requireAccess(actor, maySearch);
  const refs = keys.flatMap((key) => profileRef(key) ?? []).map(refOf);
  const found = await profilesOf(em, refs);
  const profiles = refs.flatMap((ref) => found.get(ref) ?? []);
  return seesAllPrices(actor) ? profiles : profiles.map(withoutPrices);
}
