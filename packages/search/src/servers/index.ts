import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Built, buildGeneration } from '../build';
import { linkServers, unlinkOthers } from './link';
import { provision } from './provision';
import { prepareServer } from './remote';
import { ownerSql, serverOf } from './server';

/**
 * Connection to the database of the index: the database's URL, and an entity manager. The entity manager has
 * one connection, no timeouts, and the rights of `role`.
 */
export interface Spread {
  readonly url: string;
  readonly em: SqlEntityManager;
  /** Database role with which the application reads. */
  readonly role: string;
}

/**
 * Spreads the index over this database and the given servers. If `servers` is empty, moves the index back to
 * this database. Builds a new generation while searches use the current one. Later builds use the same
 * servers. Does not delete parts on servers that are no longer named, because this database may be a copy of
 * the one that owns these parts. The user of `url` owns the index. Returns the built generation, and the
 * hosts of servers that are no longer used.
 * @throws Error if a server cannot be reached or a database is named twice. In these cases nothing has
 * changed
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
 * Runs `work` as the owner of the tables that it creates. The rest of the build has only the rights of the
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
