import { businessDate } from '@elenco/brazil';
import { type Deliverable, draftComments, drafts, newestDraft } from '@elenco/core/hiring';
import { settingOn } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';
import { unresolvedOf } from './unresolved';

/**
 * Loads all versions of the drafts of a hiring, or of one deliverable, with their comments. `silence`
 * determines the day on which a draft is approved if the brand does not answer.
 * @param rules settings, at least `silence_days`
 */
export async function loadDrafts(
  { app, actor, now }: Pick<RequestContext, 'app' | 'actor' | 'now'>,
  of: { readonly contractId: number } | { readonly deliverableId: number; readonly briefingId: number },
  rules: Rules | Promise<Rules>,
) {
  const [versions, comments] = await Promise.all([
    app.see(drafts, actor, of, { by: 'id' }),
    app.see(draftComments, actor, of, { by: 'id' }),
  ]);
  const today = businessDate(now);
  return {
    versions,
    comments,
    /** Bank days without an answer after which a draft is approved; 0 for never. */
    silence: { days: settingOn(await rules, 'silence_days', today), today },
  };
}

type Rules = Parameters<typeof settingOn>[0];

/**
 * Loads the newest version's deviations from the brief and the unresolved comments of each submitted
 * deliverable.
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
    const last = newestDraft(versions.filter((one) => one.deliverableId === id));
    if (!last) return [];
    return { ...last, unresolved: unresolvedOf(comments.filter((one) => one.deliverableId === id)) };
  });
}

export type Drafts = Awaited<ReturnType<typeof loadDrafts>>;
