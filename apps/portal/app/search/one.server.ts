import {
  historiesOf,
  listMembers,
  lists,
  MAX_COMPARED,
  profileRef,
  qualitiesOf,
  sampledPostsOf,
} from '@elenco/core/discovery';
import { channel, profilePath } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import { actions } from '../adapters/form.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { presentProfile } from '../profile/profile.server';
import { shownPosts } from '../profile/shownPosts.server';
import { loadInvolvements } from './involvements.server';
import { listActionHandlers, loadListActions } from './listActions.server';
import { profileAt, searchIn } from './paths';
import { countPostWords, loadWordList, postWordsIn } from './postWords.server';
import { audienceInBriefs, openBriefs } from './quality.server';
import { seenOf } from './seen';

/** Maximum number of similar creators. */
const MAX_SIMILAR = 12;

/** Loads a creator's profile. If the URL names a channel, includes the metrics of that channel only. */
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
  const presences = profile.presences.filter(({ channel }) => only === null || channel === only);
  const [similar, metrics, peers, briefs, listActions, open, posts, held, wordList, involved] =
    await Promise.all([
      app.search.similar(actor, key, { now, limit: MAX_SIMILAR }),
      app.search.metricsOfKey(actor, key),
      app.search.peersOf(actor, profile),
      profile.audience ? openBriefs(ctx) : [],
      loadListActions(ctx),
      profile.creatorId === null ? undefined : app.profiles.one(profile.creatorId),
      profile.creatorId === null ? [] : app.profiles.recentPosts(profile.creatorId),
      listsWith(ctx, key),
      loadWordList(ctx),
      loadInvolvements(ctx, profile.creatorId === null ? [] : [profile.creatorId]),
    ]);
  const shown = open && presentProfile(open, ctx, null);
  const ownPosts = posts.filter(({ channel }) => only === null || channel === only);
  return {
    title: profile.name,
    profile,
    only,
    similar: similar.map(seenOf),
    histories: historiesOf(metrics).filter(({ channel }) => only === null || channel === only),
    qualities: qualitiesOf(presences, metrics, peers),
    /** Number of posts behind the engagement, by channel. */
    sampled: Object.fromEntries(presences.map(({ channel }) => [channel, sampledPostsOf(metrics, channel)])),
    inBriefs: audienceInBriefs(briefs, profile),
    listActions,
    lists: held,
    involved,
    posts: shownPosts(ownPosts),
    // External profiles have no posts that could be read.
    postWords: profile.creatorId === null ? null : postWordsIn(wordList, ownPosts, actor),
    open:
      open && shown
        ? {
            path: profilePath(open.profile),
            projects: shown.projects,
            evaluations: shown.evaluations,
          }
        : null,
    key: crypto.randomUUID(),
  };
}
export type OneData = Awaited<ReturnType<typeof loadOne>>;

/**
 * Redirects from a merged account to the remaining one.
 * @throws the given error if the account was not merged
 */
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

/**
 * Loads up to five creators in the order of the query string, with the quality of their largest channel;
 * counts creators who cannot be found any more.
 */
export async function loadComparison(ctx: RequestContext<'company'>) {
  const { app, actor, url } = ctx;
  const keys = [...new Set(url.searchParams.getAll('who'))].slice(0, MAX_COMPARED);
  const [profiles, listActions] = await Promise.all([
    keys.length > 0 ? app.search.profilesOfKeys(actor, keys) : [],
    loadListActions(ctx),
  ]);
  const members = profiles.flatMap(({ creatorId }) => creatorId ?? []);
  const [metrics, peers, briefs, postWords] = await Promise.all([
    app.search.metricsOfProfiles(actor, profiles),
    app.search.peersOf(actor, ...profiles),
    profiles.some(({ audience }) => audience) ? openBriefs(ctx) : [],
    countPostWords(ctx, members),
  ]);
  const gone = keys.filter(profileRef).length - profiles.length;
  return {
    rows: profiles.map((profile, n) => {
      const peersOfSkill = peers.filter(({ skill }) => skill === profile.mainSkill);
      const [quality = null] = qualitiesOf(profile.presences.slice(0, 1), metrics[n] ?? [], peersOfSkill);
      return { ...seenOf(profile), quality, inBriefs: audienceInBriefs(briefs, profile) };
    }),
    /** Number of posts with words of the company's list, by creator. */
    postWords,
    gone,
    listActions,
    from: searchIn(url),
    key: crypto.randomUUID(),
  };
}
export type Comparison = Awaited<ReturnType<typeof loadComparison>>;

export const oneActions = actions('company', listActionHandlers);
