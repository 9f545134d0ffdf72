import type { FiguresInput, MetricName } from '@elenco/core/hiring';
import { z } from 'zod';

/**
 * Our name for each metric that is requested: `feed` for a post or reel in the feed, `story` for a story
 * (developers.facebook.com, Instagram Media Insights). All metrics are organic and exclude paid reach. A
 * metric that Meta does not report is missing from the result, not 0.
 */
const feed = {
  views: 'views',
  reach: 'reach',
  likes: 'likes',
  comments: 'comments',
  saved: 'saves',
  shares: 'shares',
} as const satisfies Record<string, MetricName>;
const story = {
  views: 'views',
  reach: 'reach',
  replies: 'replies',
  shares: 'shares',
  profile_visits: 'profileVisits',
  follows: 'follows',
} as const satisfies Record<string, MetricName>;

export const metricsOf = (stories: boolean): Readonly<Record<string, MetricName>> => (stories ? story : feed);

const insight = z.object({
  name: z.string(),
  values: z.array(z.object({ value: z.unknown() })).default([]),
});
const count = z.int().min(0);

export const insightsIn = z.object({ data: z.array(insight) });

/** Returns the values of the known metrics in a response. Leaves out values that are not counts. */
export function figuresIn(
  { data }: z.output<typeof insightsIn>,
  known: Readonly<Record<string, MetricName>>,
): FiguresInput {
  const figures: FiguresInput = {};
  for (const { name, values } of data) {
    const metric = known[name];
    const value = count.safeParse(values.at(-1)?.value);
    if (metric && value.success) figures[metric] = value.data;
  }
  return figures;
}

/** Returns the code of a post in its URL. `instagram.com/reel/<code>/` and `/p/<code>/` are the same post. */
export const codeOf = (link: string): string | undefined =>
  /instagram\.com\/(?:[\w.]+\/)?(?:p|reel|reels|tv)\/([\w-]+)/.exec(link)?.[1] ??
  /instagram\.com\/stories\/[\w.]+\/(\d+)/.exec(link)?.[1];

export const mediaPage = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1),
      caption: z.string().default(''),
      permalink: z.string().default(''),
    }),
  ),
  paging: z.object({ cursors: z.object({ after: z.string() }).optional() }).optional(),
});
