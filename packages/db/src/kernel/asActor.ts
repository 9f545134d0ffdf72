import type { Actor } from '@elenco/core';
import type { Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { roles } from '../migrations/rowPolicies';

/**
 * Runs statements as the actor, so that PostgreSQL returns only rows that the actor may read, even if a
 * statement selects more rows. Sends role, actor and statements as one text, so that they need one round trip
 * and run in one transaction. The end of the transaction resets the role. Inside a command's transaction, the
 * last statement of the text resets the role (decision 012).
 * @returns the rows of each statement, in order
 */
export async function executeAllAs(
  em: SqlEntityManager,
  actor: Actor,
  statements: readonly Sql[],
): Promise<unknown[][]> {
  const before =
    actor.role === 'system'
      ? []
      : [`set local role ${roles[actor.role]}`, `set local elenco.actor = '${settingOf(actor)}'`];
  const after = actor.role === 'system' ? [] : [`set local role ${roles.system}`];
  const parts = [...before, ...statements.map(({ text }) => text), ...after];
  const results = await em.execute<unknown[]>(
    parts.join('; '),
    statements.flatMap(({ params }) => params),
  );
  // If the text has several statements, the driver returns an array of results. If it has one statement, the
  // driver returns the result itself.
  if (parts.length === 1) return [results];
  return results.slice(before.length, before.length + statements.length) as unknown[][];
}

/** Runs one statement as the actor, like `executeAllAs`. */
export async function executeAs<Row>(
  em: SqlEntityManager,
  actor: Actor,
  text: string,
  params: readonly unknown[],
): Promise<Row[]> {
  const [rows] = await executeAllAs(em, actor, [{ text, params }]);
  return rows as Row[];
}

/**
 * Returns the actor as the value of a PostgreSQL setting. The value contains only numbers and fixed words,
 * and no user input.
 */
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
