import {
  type Actor,
  isSilent,
  type Question,
  type QuestionForCreator,
  questions,
  questionsForCreator,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';
import type { Invitation } from './project';

/**
 * Returns the questions about a brief that an invited creator may read, oldest first. The caller has loaded
 * the creator's invitation.
 */
export async function questionsBeside(
  em: SqlEntityManager,
  actor: Extract<Actor, { role: 'creator' }>,
  { proposal, brief }: Pick<Invitation, 'proposal' | 'brief'>,
): Promise<QuestionForCreator[]> {
  const of = scopeSql(tableOf(em, questions.name), [{ briefingId: proposal.briefingId }]);
  const rows = (await select(em, questions.name, of, { by: 'id' })) as unknown as Question[];
  return questionsForCreator(rows, actor.creatorId, isSilent(brief, proposal));
}
