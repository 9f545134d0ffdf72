import type { Currency } from '../../kit';
import type { Channel, Format } from '../../people';

/** Metrics of a post; docs/spec/reports.md maps the names of the networks. */
export const reportMetrics = [
  'views',
  'reach',
  'likes',
  'comments',
  'shares',
  'saves',
  'clicks',
  'orders',
  'revenue',
] as const;
export type ReportMetric = (typeof reportMetrics)[number];

export const isReportMetric = (name: string): name is ReportMetric =>
  (reportMetrics as readonly string[]).includes(name);

/** Newest value of a metric of a post. Without a reading there is no entry, never a 0. */
export interface PostReading {
  readonly metric: ReportMetric;
  /** Integer; `revenue` in minor units. */
  readonly value: number;
  readonly boosted: boolean;
  /** Reported by the creator, and not confirmed yet. */
  readonly unconfirmed: boolean;
}

export interface SourcePost {
  readonly id: number;
  /** Business date. */
  readonly publishedOn: string;
  /** True if it was taken down or made private since. */
  readonly gone: boolean;
  readonly readings: readonly PostReading[];
}

/** One deliverable of a hiring, and the post that it became. */
export interface Piece {
  readonly contractId: number;
  readonly channel: Channel;
  readonly format: Format;
  /** Weight in the price of the hiring, in any unit; pieces without weights share equally. */
  readonly weight: number;
  readonly post: SourcePost | null;
}

export interface HiringFigures {
  readonly contractId: number;
  readonly creatorId: number;
  /** Creator's earnings and platform fee. */
  readonly feesCents: number;
  readonly serviceCents: number;
  /** Number of followers by channel; an unknown channel is absent. */
  readonly followers: Readonly<Partial<Record<Channel, number>>>;
  /** Null if the hiring has no link, or no orders were reported. */
  readonly clicks: number | null;
  readonly orders: number | null;
  readonly revenueCents: number | null;
}

/** Input of a report, in one currency. */
export interface ReportSource {
  readonly currency: Currency;
  readonly hirings: readonly HiringFigures[];
  readonly pieces: readonly Piece[];
}
