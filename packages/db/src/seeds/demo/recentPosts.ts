import { connections, showPosts, storePosts } from '@elenco/core/discovery';
import { creators, type Presence } from '@elenco/core/people';
import type { Database } from '../../database';
import { bySkill, captionsOfCaio, everyday } from './captions';
import type { Talent } from './creators';
import { type Pace, paceOf } from './paces';
import { Dice } from './random';

/**
 * Number of creators whose posts are shown. The remaining creators with a connected account show no posts.
 */
const SHOWN = 16;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Adds the posts of creators with a connected account. Some posts are labeled as paid, and some name other
 * brands.
 */
export async function showRecentPosts(
  database: Database,
  talents: readonly Talent[],
  { pictures, now, most = SHOWN }: { pictures: readonly string[]; now: string; most?: number },
): Promise<void> {
  let shown = 0;
  for (const talent of talents) {
    const connected = { creatorId: talent.creatorId, status: 'connected' } as const;
    const [connection] = await database.see(connections, talent.actor, connected);
    if (!connection) continue;
    if (shown === most) break;
    shown += 1;
    const { id } = connection;
    await database.perform(showPosts, { id, show: true }, { actor: talent.actor, now });
    const { presences } = await database.get(creators, talent.actor, talent.creatorId);
    const presence = presences.find(({ channel }) => channel === connection.channel);
    if (!presence) throw new Error('a connected creator has no presence');
    const own = talent === talents[0] ? captionsOfCaio : (bySkill[talent.skill] ?? []);
    const posts = postsOf(talent, own, { ...presence, pace: paceOf(shown) }, pictures, now);
    await database.perform(storePosts, { id, posts }, { actor: { role: 'system' }, now });
  }
}

function postsOf(
  { creatorId }: Talent,
  own: readonly string[],
  { channel, followers, engagementBp, pace }: Presence & { pace: Pace },
  pictures: readonly string[],
  now: string,
) {
  const dice = new Dice(20_270_120 + creatorId);
  const captions = [...own, ...dice.some(everyday, dice.between(5, 9))];
  return captions.map((caption, n) => {
    // The posts are from the days on which the daily readings count posts.
    const days = pace.postEvery * (n + 1) - 1;
    const earlier = dice.between(0, 600) * MINUTE_MS;
    const likes = Math.round((followers * engagementBp * dice.between(70, 130)) / 1_000_000);
    const paid = caption.startsWith('#publi');
    return {
      postId: String(17_900_000_000_000_000n + BigInt(creatorId * 100 + n)),
      link: `https://www.instagram.com/p/elenco${creatorId}x${n}`,
      caption,
      takenAt: new Date(Date.parse(now) - days * DAY_MS - earlier).toISOString(),
      picture: pictures[(creatorId + n) % Math.max(pictures.length, 1)] ?? null,
      likes: paid ? Math.round(likes * 0.8) : likes,
      comments: Math.round((likes * pace.commentRate * dice.between(60, 140)) / 100),
      shares: null,
      views: null,
      paidLabel: channel === 'youtube' ? paid : null,
    };
  });
}
