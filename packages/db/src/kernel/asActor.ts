import type { Actor } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { roles } from '../migrations/rowPolicies';

/**
 * Runs one statement as the actor: PostgreSQL lets through only the rows that the actor may read, whatever the
 * statement asks for. Role, actor and statement are one text: one round trip, and one transaction, at whose end the
 * role falls back by itself; inside a command's transaction the last part takes it back (decision 012).
 */
export async function executeAs<Row>(
  em: SqlEntityManager,
  actor: Actor,
  text: string,
  params: readonly unknown[],
): Promise<Row[]> {
  if (actor.role === 'system') return em.execute<Row[]>(text, [...params]);
  const parts = [
    `set local role ${roles[actor.role]}`,
    `set local elenco.actor = '${settingOf(actor)}'`,
    text,
    `set local role ${roles.system}`,
  ];
  const results = await em.execute<Row[][]>(parts.join('; '), [...params]);
  return results[2] as Row[];
}

/** Only numbers and words of ours: nothing that a person wrote gets into the text. */
function settingOf(actor: Actor): string {
  switch (actor.role) {
    case 'admin':
      return JSON.stringify({ userId: actor.userId, duties: actor.duties });
    case 'company':
      return JSON.stringify({
        userId: actor.userId,
        companyId: actor.companyId,
        companyRole: actor.companyRole,
      });
    case 'creator':
      return JSON.stringify({ userId: actor.userId, creatorId: actor.creatorId });
    case 'guest': {
      const { shareLinkId, briefingId, contractId, listId, reportId, payContractId, creatorIds, actions } =
        actor;
      return JSON.stringify({
        shareLinkId,
        briefingId,
        contractId,
        listId,
        reportId,
        payContractId,
        creatorIds,
        actions,
      });
    }
    default:
      return '{}';
  }
}
