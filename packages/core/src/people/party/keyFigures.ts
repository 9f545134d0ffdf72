import type { Channel } from './fields';

interface Figures {
  readonly channel: Channel;
  readonly followers: number;
}

/**
 * Orders presences by followers, the largest first. Presences with equal followers are ordered by network.
 */
export const byFollowers = (a: Figures, b: Figures): number =>
  b.followers - a.followers || a.channel.localeCompare(b.channel);

/**
 * Returns the presence with the most followers, whose metrics represent the creator in results, lists and
 * comparisons.
 */
export const largestOf = <P extends Figures>(presences: readonly P[]): P | undefined =>
  presences.toSorted(byFollowers)[0];

/** Returns the engagement in basis points; null if the source does not report it. */
export const engagementOf = ({ engagementBp }: { readonly engagementBp: number }): number | null =>
  engagementBp > 0 ? engagementBp : null;

/** Maximum number of newest posts from which the engagement is computed, by network. */
export const ENGAGEMENT_POSTS = { instagram: 25, tiktok: 20, youtube: 25 } as const;

/**
 * Returns the number of newest posts from which a verified engagement is computed; null for declared and
 * estimated values.
 */
export function engagementPosts({
  channel,
  source,
}: {
  readonly channel: Channel;
  readonly source: 'verified' | 'declared' | 'estimated';
}): number | null {
  const posts: { readonly [C in Channel]?: number } = ENGAGEMENT_POSTS;
  return source === 'verified' ? (posts[channel] ?? null) : null;
}
