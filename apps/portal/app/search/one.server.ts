import { listMembers, lists, MAX_COMPARED, profileRef } from '@elenco/core/discovery';
import { channel, profilePath } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import { actions } from '../adapters/form.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { shownAs } from '../profile/profile.server';
import { listActionHandlers, loadListActions } from './listActions.server';
import { profileAt, searchIn } from './paths';
import { seenOf } from './seen';

/** Loads a creator's profile; for a single channel if the address has one. */
export async function loadOne(ctx: RequestContext<'company'>) {
  const { app, actor, params, now } = ctx;
  const key = params.id ?? '';
  const wanted = params.plataform === undefined ? null : channel.safeParse(params.plataform);
  if (wanted && !wanted.success) throw notFound();
  const profile = seenOf(
    await app.search.profileOfKey(actor, key).catch((error) => redirectMerged(ctx, key, error)),
  );
  const only = wanted?.data ?? null;
  if (only !== null && !profile.presences.some((presence) => presence.channel === only)) throw notFound();
  const [similar, metrics, listActions, open, held] = await Promise.all([
    app.search.similar(actor, key, { now }),
    app.search.metricsOfKey(actor, key),
    loadListActions(ctx),
    profile.creatorId === null ? undefined : app.profiles.one(profile.creatorId),
    listsWith(ctx, key),
  ]);
  const shown = open && shownAs(open, ctx, null);
  return {
    title: profile.name,
    profile,
    only,
    similar: similar.map(seenOf),
    metrics: metrics.filter(({ channel }) => only === null || channel === only),
    listActions,
    lists: held,
    open:
      open && shown
        ? {
            path: profilePath(open.profile),
            projects: shown.projects,
            posts: shown.posts,
            evaluations: shown.evaluations,
          }
        : null,
    key: crypto.randomUUID(),
  };
}
export type OneData = Awaited<ReturnType<typeof loadOne>>;

/** Redirects a merged account to its new one. @throws the error for any other */
async function redirectMerged(
  { app }: RequestContext<'company'>,
  key: string,
  error: unknown,
): Promise<never> {
  const ref = profileRef(key);
  const into = ref?.kind === 'member' ? await app.profiles.mergedInto(ref.id) : null;
  if (into !== null) throw redirect(profileAt(String(into)));
  throw error;
}

/** Returns the company's lists that contain the creator. */
async function listsWith({ app, actor }: RequestContext<'company'>, key: string) {
  const ref = profileRef(key);
  if (actor.role !== 'company' || !ref) return [];
  const where = ref.kind === 'member' ? { creatorId: ref.id } : { externalId: ref.id };
  const members = await app.pick(listMembers, actor, ['listId'], where);
  if (members.length === 0) return [];
  return app.pick(lists, actor, ['id', 'name'], { id: members.map(({ listId }) => listId) }, { by: 'name' });
}

/** Loads up to five creators in the order of the address; counts creators who cannot be found any more. */
export async function loadComparison(ctx: RequestContext<'company'>) {
  const { app, actor, url } = ctx;
  const keys = [...new Set(url.searchParams.getAll('who'))].slice(0, MAX_COMPARED);
  const [profiles, listActions] = await Promise.all([
    keys.length > 0 ? app.search.profilesOfKeys(actor, keys) : [],
    loadListActions(ctx),
  ]);
  const gone = keys.filter(profileRef).length - profiles.length;
  return {
    rows: profiles.map(seenOf),
    gone,
    listActions,
    from: searchIn(url),
    key: crypto.randomUUID(),
  };
}
export type Comparison = Awaited<ReturnType<typeof loadComparison>>;

export const oneActions = actions('company', listActionHandlers);
