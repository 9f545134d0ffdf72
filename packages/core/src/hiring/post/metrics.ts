import { z } from 'zod';
import type { Channel, Format } from '../../people';

/** Metrics of a post, with their units. */
export const metrics = {
  views: 'count',
  reach: 'count',
  likes: 'count',
  comments: 'count',
  shares: 'count',
  saves: 'count',
  reposts: 'count',
  replies: 'count',
  profileVisits: 'count',
  follows: 'count',
  clicks: 'count',
  watchTime: 'milliseconds',
  orders: 'count',
  revenue: 'cents',
} as const satisfies Record<string, 'count' | 'milliseconds' | 'cents'>;
export const metricNames = Object.keys(metrics) as [MetricName, ...MetricName[]];
export type MetricName = keyof typeof metrics;
export const metricName = z.enum(metricNames);

const feed = ['views', 'reach', 'likes', 'comments', 'shares', 'saves'] as const;
const story = ['views', 'reach', 'replies', 'shares', 'profileVisits', 'clicks'] as const;

/** Metrics that a creator is asked to copy, in the order of the network's screen. */
export function askedMetrics(network: Channel, format: Format): readonly MetricName[] {
  if (format === 'stories') return story;
  switch (network) {
    case 'instagram':
      return feed;
    case 'tiktok':
      return ['views', 'likes', 'comments', 'shares', 'saves', 'reach'];
    case 'youtube':
      return ['views', 'likes', 'comments', 'shares'];
    case 'twitter':
      return ['views', 'replies', 'reposts', 'likes', 'saves', 'clicks'];
    case 'pinterest':
      return ['views', 'saves', 'clicks', 'comments'];
    case 'newsletter':
      return ['views', 'reach', 'clicks'];
    case 'spotify':
      return ['views', 'reach', 'shares'];
    case 'facebook':
    case 'linkedin':
      return ['views', 'reach', 'likes', 'comments', 'shares', 'clicks'];
  }
}

interface Method {
  readonly version: number;
  /** First business date of this method. */
  readonly from: string;
}

/**
 * Networks change what they count as a view: figures of two versions form no continuous series. Instagram:
 * `views` replaced impressions and plays on 2025-04-21. YouTube: since 2026-08-27 a view counts at its first
 * frame.
 */
const methods: { readonly [C in Channel]?: readonly Method[] } = {
  instagram: [
    { version: 1, from: '2000-01-01' },
    { version: 2, from: '2025-04-21' },
  ],
  youtube: [
    { version: 1, from: '2000-01-01' },
    { version: 2, from: '2026-08-27' },
  ],
};

/** Returns the version of a network's counting method on a business date; 1 if it never changed. */
export const methodAt = (network: Channel, day: string): number =>
  methods[network]?.filter(({ from }) => from <= day).at(-1)?.version ?? 1;
