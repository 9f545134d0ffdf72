import type { Figures } from '@elenco/core/discovery';

/** Number of interactions with a post: likes, comments and, if the network reports them, shares. */
export type Interactions = number;

/**
 * Returns the average interactions per post and follower in basis points, at most 10,000. Returns 0 if there
 * are no posts or no followers.
 */
export function engagementOf(posts: readonly Interactions[], followers: number): number {
  if (posts.length === 0 || followers === 0) return 0;
  const average = posts.reduce((sum, one) => sum + one, 0) / posts.length;
  // The result is limited, because a viral post of a small account would give more than 100 %.
  return Math.min(10_000, Math.round((average / followers) * 10_000));
}

interface PostFigures {
  readonly likes: number;
  readonly comments: number;
  readonly shares?: number;
  readonly views?: number | null;
}

/**
 * Returns the totals over posts and the average views per post. A metric that the network does not report is
 * null.
 */
export function totalsOf<Post>(
  posts: readonly Post[],
  figuresOf: (post: Post) => PostFigures,
): NonNullable<Figures['sample']> {
  const all = posts.map(figuresOf);
  const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
  const known = <Name extends keyof PostFigures>(name: Name) =>
    all.flatMap((one) => (typeof one[name] === 'number' ? [one[name] as number] : []));
  const views = known('views');
  const shares = known('shares');
  return {
    likes: total(known('likes')),
    comments: total(known('comments')),
    shares: shares.length > 0 ? total(shares) : null,
    views: views.length > 0 ? Math.round(total(views) / views.length) : null,
  };
}
