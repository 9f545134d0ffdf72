import {
  type Actor,
  maySearch,
  Problem,
  type Profile,
  profileRef,
  requireAccess,
  seesProjectsOnly,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { profilesOf, refOf } from './profiles';

/** Removes prices from a row, for staff whose duty covers projects only. */
export const withoutPrice = <Row extends Pick<Profile, 'priceCents'>>(row: Row): Row => ({
  ...row,
  priceCents: null,
});

/**
 * Returns a profile by its public key. @throws Problem `not_found`, also if the actor may not see the profile
 */
export async function profileOfKey(em: SqlEntityManager, actor: Actor, key: string): Promise<Profile> {
  const ref = maySearch(actor).length > 0 ? profileRef(key) : null;
  const profile = ref && [...(await profilesOf(em, [refOf(ref)])).values()][0];
  if (!profile) throw new Problem('not_found');
  return seesProjectsOnly(actor) ? withoutPrice(profile) : profile;
}

/** Returns profiles in the order of their keys, without profiles that no search can find any more. */
export async function profilesOfKeys(
  em: SqlEntityManager,
  actor: Actor,
  keys: readonly string[],
): Promise<Profile[]> {
  requireAccess(actor, maySearch);
  const refs = keys.flatMap((key) => profileRef(key) ?? []).map(refOf);
  const found = await profilesOf(em, refs);
  const profiles = refs.flatMap((ref) => found.get(ref) ?? []);
  return seesProjectsOnly(actor) ? profiles.map(withoutPrice) : profiles;
}
