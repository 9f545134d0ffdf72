import { type Change, emit } from '../../kit';
import { type SquadStep, squadSteps } from './squadStep';

/**
 * Returns the notice to company members about an approval. It links to a page of the squad's first project;
 * if the squad has no project, there is no notice. `by`, the author of the answer, is empty for a request.
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
