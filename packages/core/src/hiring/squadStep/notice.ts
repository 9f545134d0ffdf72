import { type Change, emit } from '../../kit';
import { type SquadStep, squadSteps } from './squadStep';

/**
 * What the brand's people hear of an approval. Its page lies under the first of the squad's projects; before there is
 * one, there is no page to lead to and nothing is told. `by` is empty where nobody answered yet.
 */
export function approvalNotice(
  what: 'asked' | 'approved' | 'changes',
  { id, companyId, title }: Pick<SquadStep, 'id' | 'companyId' | 'title'>,
  projects: readonly { readonly id: number }[],
  { by, comment }: { readonly by: string; readonly comment: string } = { by: '', comment: '' },
): Change[] {
  if (projects.length === 0) return [];
  const project = Math.min(...projects.map((one) => one.id));
  const about = { kind: `step-approvals.${what}`, resource: squadSteps.name, rowId: id, companyId };
  return [emit({ ...about, data: { title, project, by, comment } })];
}
