import { spreadSearch as spread } from '@elenco/search';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { openOrm } from './kernel/orm';
import { systemRole } from './migrations/rowPolicies';

/**
 * Spreads the search index over several servers; see `spreadSearch` in packages/search. The index belongs to
 * the database user of `url`.
 */
export async function spreadSearch(
  url: string,
  servers: readonly string[],
  now: string,
): ReturnType<typeof spread> {
  const orm = await openOrm(url, { poolMax: 1, name: 'elenco-spread', limits: null, role: systemRole });
  try {
    const em = orm.em.fork() as unknown as SqlEntityManager;
    return await spread({ url, em, role: systemRole }, servers, now);
  } finally {
    await orm.close();
  }
}
