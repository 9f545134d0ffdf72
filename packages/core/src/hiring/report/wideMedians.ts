import { isWideRange, median } from '../../kit';
import type { ReportFigures } from './figuresSchema';

/** Figures that are ranges, each with the end of a post's range that counts the post's summed reach. */
const ends = { reach: 'high', cpReached: 'low' } as const;
type RangeFigure = keyof typeof ends;
const names = Object.keys(ends) as RangeFigure[];

/** Median of a figure over the posts that have it, and the number of these posts. */
interface PostMedian {
  readonly value: number;
  readonly posts: number;
}
export type WideMedians = { readonly [F in RangeFigure]?: PostMedian };

/**
 * Returns the medians over the posts for the figures whose range is too wide for the headline of a report.
 * The range grows with the number of posts, because people may have seen one of them or all. The cost per
 * post excludes boosting, whose share per post is unknown.
 */
export function wideMedians({ total, posts }: Pick<ReportFigures, 'total' | 'posts'>): WideMedians {
  const wide = names.filter((name) => {
    const range = total[name];
    return range !== null && isWideRange(range.low, range.high);
  });
  return Object.fromEntries(
    wide.flatMap((name) => {
      const values = posts.flatMap((post) => post[name]?.[ends[name]] ?? []);
      const value = median(values);
      return value === null ? [] : [[name, { value, posts: values.length }]];
    }),
  );
}
