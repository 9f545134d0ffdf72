import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Built, buildGeneration } from '../build';
import { linkServers, unlinkOthers } from './link';
import { provision } from './provision';
import { prepareServer } from './remote';
import { ownerSql, serverOf } from './server';

/**
 * How to reach the database of the index: its address, and an entity manager with one connection, no timeouts
 * and the role's rights.
 */
export interface Spread {
  readonly url: string;
  readonly em: SqlEntityManager;
  /** Role with which the application reads. */
  readonly role: string;
}

/**
 * Spreads the index over this database and the given servers. Without servers, moves it back to this
 * database. Builds a new generation while searches use the current one; later builds use the same servers.
 * Parts on servers that are no longer named stay there: they may belong to the original of this database. The
 * user of `url` owns the index. @throws if a server cannot be reached or a database is named twice; then
 * nothing changes
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

/**
 * Runs `work`, which creates tables, as their owner. The rest of the build has the rights of the
 * application's role.
 */
async function asOwner(tx: SqlEntityManager, role: string, work: () => Promise<void>): Promise<void> {
  await tx.execute('set local role none');
  await work();
  await tx.execute(`set local role ${role}`);
}

async function ownerOf(em: SqlEntityManager): Promise<string> {
  const [found] = await em.execute<{ owner: string }[]>(`select ${ownerSql} as owner`);
  return found!.owner;
}
