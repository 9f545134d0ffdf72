import { type Deliverable, draftComments, drafts, newest } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';

/** Loads all versions of a hiring's drafts, or of one piece, with the comments on each. */
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

/** Loads what the newest version of each submitted piece deviates from the brief. */
export async function loadNewest(
  { app, actor }: Pick<RequestContext, 'app' | 'actor'>,
  pieces: readonly Pick<Deliverable, 'id' | 'status'>[],
) {
  const waiting = pieces.flatMap(({ id, status }) => (status === 'draft_submitted' ? [id] : []));
  if (waiting.length === 0) return [];
  const fields = ['deliverableId', 'number', 'findings', 'reason'] as const;
  const versions = await app.pick(drafts, actor, fields, { deliverableId: waiting });
  return waiting.flatMap((id) => newest(versions.filter((one) => one.deliverableId === id)) ?? []);
}

export type Drafts = Awaited<ReturnType<typeof loadDrafts>>;
