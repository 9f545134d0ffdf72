/** Number of interactions with one post: likes, comments and, if the network reports them, shares. */
export type Interactions = number;

/**
 * Returns average interactions per post and follower, in basis points, at most 10,000; 0 without posts or
 * followers.
 */
export function engagementOf(posts: readonly Interactions[], followers: number): number {
  if (posts.length === 0 || followers === 0) return 0;
  const average = posts.reduce((sum, one) => sum + one, 0) / posts.length;
  // A viral post on a small account would give more than 100%.
  return Math.min(10_000, Math.round((average / followers) * 10_000));
}
