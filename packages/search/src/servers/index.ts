import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Built, buildGeneration } from '../build';
import { linkServers, unlinkOthers } from './link';
import { provision } from './provision';
import { prepareServer } from './remote';
import { ownerSql, serverOf } from './server';

/** The database of the index: its address, and a view of it that has one connection, no limits, and the role's rights. */
export interface Spread {
  readonly url: string;
  readonly em: SqlEntityManager;
  /** As whom the product reads. */
  readonly role: string;
}

/**
 * Spreads the index of the database over these other servers and its own, or brings it back to its own alone
 * where there are none: by a new generation, beside the one that is searched meanwhile. The builds that follow keep to
 * it. What lies on servers that are named no more is searched no more, and stays: whether it is of this database or of
 * one that this is a copy of, nobody here can tell. Whoever signs in at its address owns the index.
 * @throws where a server cannot be reached, or one database is named twice; then all is as before
 */
export async function spreadSearch(
  { url, em, role }: Spread,
  urls: readonly string[],
  now: string,
): Promise<Built & { unlinked: readonly string[] }> {
  const servers = urls.map(serverOf);
  const owner = await ownerOf(em);
  const taken = new Set([owner]);
  for (const server of servers) taken.add(await prepareServer(server, owner, taken));
  if (servers.length > 0) await linkServers(url, servers);
  const built = await buildGeneration(em, now, {
    wait: true,
    provision: (tx, slot) => asOwner(tx, role, () => provision(tx, slot, servers, role)),
  });
  return { ...built!, unlinked: await unlinkOthers(url, servers) };
}

/** What the rest of the build may not: rows are read as the product, tables are made by whoever owns them. */
async function asOwner(tx: SqlEntityManager, role: string, work: () => Promise<void>): Promise<void> {
  await tx.execute('set local role none');
  await work();
  await tx.execute(`set local role ${role}`);
}

async function ownerOf(em: SqlEntityManager): Promise<string> {
  const [found] = await em.execute<{ owner: string }[]>(`select ${ownerSql} as owner`);
  return found!.owner;
}
