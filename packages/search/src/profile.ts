import {
  type Actor,
  demand,
  maySearch,
  Problem,
  type Profile,
  profileRef,
  seesProjectsOnly,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { profilesOf, refOf } from './profiles';

/** As staff read it who see projects and no money. */
export const withoutPrice = <Row extends Pick<Profile, 'priceCents'>>(row: Row): Row => ({
  ...row,
  priceCents: null,
});

/** One profile, by its key in addresses. @throws Problem `not_found`, alike for none and for one out of reach */
export async function profileOfKey(em: SqlEntityManager, actor: Actor, key: string): Promise<Profile> {
  const ref = maySearch(actor).length > 0 ? profileRef(key) : null;
  const profile = ref && [...(await profilesOf(em, [refOf(ref)])).values()][0];
  if (!profile) throw new Problem('not_found');
  return seesProjectsOnly(actor) ? withoutPrice(profile) : profile;
}

/** Several profiles in the order of their keys; who cannot be found any more is missing. */
export async function profilesOfKeys(
  em: SqlEntityManager,
  actor: Actor,
  keys: readonly string[],
): Promise<Profile[]> {
  demand(actor, maySearch);
  const refs = keys.flatMap((key) => profileRef(key) ?? []).map(refOf);
  const found = await profilesOf(em, refs);
  const profiles = refs.flatMap((ref) => found.get(ref) ?? []);
  return seesProjectsOnly(actor) ? profiles.map(withoutPrice) : profiles;
}
