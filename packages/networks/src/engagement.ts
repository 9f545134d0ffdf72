/** What people did with one post: likes, comments and, where the network tells them, shares. */
export type Interactions = number;

/** Interactions per follower, on average over the posts, in basis points; 0 without posts or followers. */
export function engagementOf(posts: readonly Interactions[], followers: number): number {
  if (posts.length === 0 || followers === 0) return 0;
  const average = posts.reduce((sum, one) => sum + one, 0) / posts.length;
  // Few followers and one post that went round the world would be more than each of them once.
  return Math.min(10_000, Math.round((average / followers) * 10_000));
}
