import { type Deliverable, draftComments, drafts, newest } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';
import { unresolvedOf } from './unresolved';

/** Loads all versions of the drafts of a hiring, or of one deliverable, with their comments. */
export async function loadDrafts(
  { app, actor }: Pick<RequestContext, 'app' | 'actor'>,
  of: { readonly contractId: number } | { readonly deliverableId: number; readonly briefingId: number },
) {
  const [versions, comments] = await Promise.all([
    app.see(drafts, actor, of, { by: 'id' }),
    app.see(draftComments, actor, of, { by: 'id' }),
  ]);
  return { versions, comments };
}

/**
 * Loads for each submitted deliverable what its newest version deviates from the brief, and its unresolved
 * comments.
 */
export async function loadNewest(
  { app, actor }: Pick<RequestContext, 'app' | 'actor'>,
  pieces: readonly Pick<Deliverable, 'id' | 'status'>[],
) {
  const waiting = pieces.flatMap(({ id, status }) => (status === 'draft_submitted' ? [id] : []));
  if (waiting.length === 0) return [];
  const fields = ['deliverableId', 'number', 'findings', 'reason'] as const;
  const of = { deliverableId: waiting };
  const [versions, comments] = await Promise.all([
    app.pick(drafts, actor, fields, of),
    app.pick(draftComments, actor, ['deliverableId', 'side', 'resolvedAt'], of),
  ]);
  return waiting.flatMap((id) => {
    const last = newest(versions.filter((one) => one.deliverableId === id));
    if (!last) return [];
    return { ...last, unresolved: unresolvedOf(comments.filter((one) => one.deliverableId === id)) };
  });
}

export type Drafts = Awaited<ReturnType<typeof loadDrafts>>;
