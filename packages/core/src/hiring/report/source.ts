import type { Currency } from '../../kit';
import type { Channel, Format } from '../../people';

/** Metrics of a post. docs/spec/reports.md maps the names that networks use. */
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

/** The newest value of a metric of a post. If it was not read, there is no entry, never a 0. */
export interface PostReading {
  readonly metric: ReportMetric;
  /** The value, an integer; `revenue` is in minor units. */
  readonly value: number;
  readonly boosted: boolean;
  /** True if the creator entered the value and it is not confirmed yet. */
  readonly unconfirmed: boolean;
}

export interface SourcePost {
  readonly id: number;
  /** Business date. */
  readonly publishedOn: string;
  /** True if the post was deleted or made private since. */
  readonly gone: boolean;
  readonly readings: readonly PostReading[];
}

/** One deliverable of a hiring, and the post that was published from it. */
export interface Piece {
  readonly contractId: number;
  readonly channel: Channel;
  readonly format: Format;
  /** Weight within the price of the hiring, in any unit. Pieces without weights get equal shares. */
  readonly weight: number;
  readonly post: SourcePost | null;
  /** Work of a freelancer, which has a price and is never published. */
  readonly isWork?: true;
}

export interface HiringFigures {
  readonly contractId: number;
  readonly creatorId: number;
  /** The creator's earnings and the platform fee. */
  readonly feesCents: number;
  readonly serviceCents: number;
  /** Number of followers by channel. A channel is absent if unknown. */
  readonly followers: Readonly<Partial<Record<Channel, number>>>;
  /** Null if the hiring has no link, or no orders were imported. */
  readonly clicks: number | null;
  readonly orders: number | null;
  readonly revenueCents: number | null;
}

/** Data from which a report is computed, in one currency. */
export interface ReportSource {
  readonly currency: Currency;
  readonly hirings: readonly HiringFigures[];
  readonly pieces: readonly Piece[];
}
