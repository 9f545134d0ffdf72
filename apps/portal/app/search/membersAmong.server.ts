import { profileRef } from '@elenco/core/discovery';
import { Problem } from '@elenco/core/kit';
import type { RequestContext } from '../adapters/requestContext.server';

/**
 * Returns the creators that a project can invite. @throws Problem with the name of a profile without an
 * account
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
