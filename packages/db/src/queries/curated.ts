import { type Actor, attributions, inForce, Problem } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { see } from '../kernel/read';

/**
 * A creator who signed up with a curator's code. The curator sees only numbers of contracts, and no project,
 * brand or amount.
 */
export interface Curated {
  readonly creatorId: number;
  readonly name: string;
  readonly mainSkill: string;
  readonly code: string;
  /** Time at which the creator signed up, ISO 8601. */
  readonly since: string;
  /** Number of contracts that both sides have accepted. */
  readonly hired: number;
  /** Number of contracts that are completed and paid. */
  readonly completed: number;
}

/**
 * Returns the creators who signed up with the actor's codes, newest first.
 * @throws Problem `not_found` if the actor is not a creator
 */
export async function curated(em: SqlEntityManager, actor: Actor): Promise<Curated[]> {
  if (actor.role !== 'creator') throw new Problem('not_found');
  const own = await see(em, attributions, actor, { curatorId: actor.creatorId }, { down: true });
  if (own.length === 0) return [];
  const found = await em.execute<Omit<Curated, 'since'>[]>(
    `select a.creator_id as "creatorId", c.name, c.main_skill as "mainSkill", k.code,
       count(t.id) filter (where t.status in (${inForce.map(() => '?').join(', ')}))::int as hired,
       count(t.id) filter (where t.status = 'completed')::int as completed
     from attributions a
     join creators c on c.id = a.creator_id
     join curator_codes k on k.id = a.code_id
     left join contracts t on t.creator_id = a.creator_id
     where a.id in (${own.map(() => '?').join(', ')})
     group by a.creator_id, c.name, c.main_skill, k.code`,
    [...inForce, ...own.map(({ id }) => id)],
  );
  const byCreator = new Map(found.map((row) => [row.creatorId, row]));
  return own.flatMap(({ creatorId, createdAt }) => {
    const row = byCreator.get(creatorId);
    return row ? [{ ...row, since: createdAt }] : [];
  });
}
