import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { openOrm } from '../../kernel/orm';
import { systemRole } from '../../migrations/rowSecurity';
import { type Built, buildGeneration } from '../build';
import { linkServers, unlinkOthers } from './link';
import { provision } from './provision';
import { prepareServer } from './remote';
import { ownerSql, serverOf } from './server';

/**
 * Spreads the index of the database at `url` over these other servers and its own, or brings it back to its own alone
 * where there are none: by a new generation, beside the one that is searched meanwhile. The builds that follow keep to
 * it. What lies on servers that are named no more is searched no more, and stays: whether it is of this database or of
 * one that this is a copy of, nobody here can tell. Whoever signs in at `url` owns the index.
 * @throws where a server cannot be reached, or one database is named twice; then all is as before
 */
export async function spreadSearch(
  url: string,
  urls: readonly string[],
  now: string,
): Promise<Built & { unlinked: readonly string[] }> {
  const servers = urls.map(serverOf);
  const orm = await openOrm(url, {
    poolMax: 1,
    name: 'elenco-spread',
    limits: null,
    role: systemRole,
  });
  try {
    const em = orm.em.fork() as unknown as SqlEntityManager;
    const owner = await ownerOf(em);
    const taken = new Set([owner]);
    for (const server of servers) taken.add(await prepareServer(server, owner, taken));
    if (servers.length > 0) await linkServers(url, servers);
    const built = await buildGeneration(em, now, {
      wait: true,
      provision: (tx, slot) => asOwner(tx, () => provision(tx, slot, servers)),
    });
    return { ...built!, unlinked: await unlinkOthers(url, servers) };
  } finally {
    await orm.close();
  }
}

/** What the rest of the build may not: rows are read as the product, tables are made by whoever owns them. */
async function asOwner(tx: SqlEntityManager, work: () => Promise<void>): Promise<void> {
  await tx.execute('set local role none');
  await work();
  await tx.execute(`set local role ${systemRole}`);
}

async function ownerOf(em: SqlEntityManager): Promise<string> {
  const [found] = await em.execute<{ owner: string }[]>(`select ${ownerSql} as owner`);
  return found!.owner;
}
