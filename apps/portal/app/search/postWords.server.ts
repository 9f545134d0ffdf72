import { excerptOf, postsWithWords } from '@elenco/core/discovery';
import { type Actor, companies, type WordList } from '@elenco/core/people';
import type { PublicProfile } from '@elenco/db';
import type { RequestContext } from '../adapters/requestContext.server';

/** Maximum number of posts that are listed; the others are counted. */
const MAX_LISTED = 20;

/** Returns the words that the user's company looks for in captions; null for staff, who have no company. */
export async function loadWordList({
  app,
  actor,
}: Pick<RequestContext<'company'>, 'app' | 'actor'>): Promise<WordList | null> {
  if (actor.role !== 'company') return null;
  const words = ['unwantedWords', 'competitors'] as const;
  const [own] = await app.pick(companies, actor, words, { id: actor.companyId });
  return own ?? null;
}

const isEmpty = ({ unwantedWords, competitors }: WordList) => unwantedWords.length + competitors.length === 0;

/**
 * Returns the posts with words from a company's list, and the number of examined posts; null for staff, who
 * have no list.
 */
export function postWordsIn(wordList: WordList | null, posts: PublicProfile['posts'], actor: Actor) {
  if (wordList === null) return null;
  const found = postsWithWords(wordList, posts);
  return {
    hasList: !isEmpty(wordList),
    mayEdit: actor.role === 'company' && actor.companyRole === 'owner',
    examined: posts.length,
    since: posts.at(-1)?.takenAt ?? null,
    count: found.length,
    listed: found.slice(0, MAX_LISTED).map(({ post: { id, link, channel, takenAt, caption }, found }) => ({
      id,
      link,
      channel,
      takenAt,
      words: found.map(({ list, word }) => ({ list, word })),
      excerpt: excerptOf(
        caption,
        found.flatMap(({ places }) => places),
      ),
    })),
  };
}
export type PostWords = NonNullable<ReturnType<typeof postWordsIn>>;

/** Counts posts with words of the company's list by creator; null if there is nothing to look for. */
export async function countPostWords(
  ctx: Pick<RequestContext<'company'>, 'app' | 'actor'>,
  creatorIds: readonly number[],
) {
  const wordList = creatorIds.length > 0 ? await loadWordList(ctx) : null;
  if (wordList === null || isEmpty(wordList)) return null;
  const posts = await ctx.app.profiles.recentPosts(creatorIds);
  return Object.fromEntries(
    creatorIds.map((id) => {
      const own = posts.filter(({ creatorId }) => creatorId === id);
      return [id, { examined: own.length, count: postsWithWords(wordList, own).length }] as const;
    }),
  );
}
