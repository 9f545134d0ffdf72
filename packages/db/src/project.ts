import {
  type Actor,
  type Brief,
  type Briefing,
  briefingForCreator,
  type Condition,
  type Proposal,
  proposals,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { get, select } from './read';
import { scopeSql } from './scope';
import { tableOf } from './table';

/** What an invitation shows its creator: the proposal, what may be seen of the brief, and who asks. */
export interface Invitation {
  readonly proposal: Proposal;
  readonly brief: Brief;
  readonly tradeName: string;
}

/**
 * A creator has no scope over briefings: the way to one leads through the invitation.
 * @throws Problem `not_found` for a proposal that the actor may not read, and for none
 */
export async function invitation(
  em: SqlEntityManager,
  actor: Actor,
  proposalId: number,
): Promise<Invitation> {
  const proposal = await get(em, proposals, actor, proposalId);
  const briefing = (await one(em, 'briefings', proposal.briefingId)) as unknown as Briefing;
  const names = await tradeNames(em, [proposal.companyId]);
  return {
    proposal,
    brief: briefingForCreator(briefing, proposal),
    tradeName: names.get(proposal.companyId) ?? '',
  };
}

/** What companies call themselves, by id. The one thing about a company that everybody in a project may know. */
export async function tradeNames(em: SqlEntityManager, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await em.execute<{ id: number; name: string }[]>(
    `select id, trade_name as name from companies where id in (${ids.map(() => '?').join(', ')})`,
    [...ids],
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}

async function one(em: SqlEntityManager, name: string, id: number): Promise<Record<string, unknown>> {
  const [row] = await select(
    em,
    name,
    scopeSql(tableOf(em, name), [{ id } as Condition<Record<string, unknown>>]),
    {},
  );
  if (!row) throw new Error(`${name} has no row ${id}`);
  return row;
}
