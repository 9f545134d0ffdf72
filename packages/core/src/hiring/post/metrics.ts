import { z } from 'zod';
import type { Channel, Format } from '../../people';

/** Metrics of a post with their units. */
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

/** Returns the metrics that a creator must report, in the order of the network's page. */
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
