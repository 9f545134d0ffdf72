import { draftComments, drafts } from '@elenco/core/hiring';
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
export type Drafts = Awaited<ReturnType<typeof loadDrafts>>;
