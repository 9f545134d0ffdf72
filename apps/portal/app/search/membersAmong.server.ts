import { profileRef } from '@elenco/core/discovery';
import { Problem } from '@elenco/core/kit';
import type { RequestContext } from '../adapters/requestContext.server';

/**
 * Returns the ids of the given creators.
 * @throws Problem with the names of profiles without an account, which no project can invite
 */
export async function membersAmong(
  keys: readonly string[],
  { app, actor }: RequestContext<'company'>,
): Promise<number[]> {
  const refs = keys.flatMap((key) => profileRef(key) ?? []);
  if (refs.every(({ kind }) => kind === 'member')) return refs.map(({ id }) => id);
  const strangers = (await app.search.profilesOfKeys(actor, keys)).filter(({ kind }) => kind === 'external');
  throw new Problem(
    'refused',
    strangers.map(({ name }) => ({ pointer: '/who', code: 'external_has_no_account', params: { name } })),
  );
}
