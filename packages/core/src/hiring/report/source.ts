import type { Currency } from '../../kit';
import type { Channel, Format } from '../../people';

/** Metrics of a post. docs/spec/reports.md maps them to the names that networks use. */
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

/** The newest value of a metric of a post. A metric without a value has no entry, rather than 0. */
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
  /** True if the post has been deleted or made private. */
  readonly gone: boolean;
  readonly readings: readonly PostReading[];
}

/** A deliverable of a hiring, and the post that was published from it. */
export interface Piece {
  readonly contractId: number;
  readonly channel: Channel;
  readonly format: Format;
  /** Weight within the price of the hiring, in any unit. Deliverables without weights get equal shares. */
  readonly weight: number;
  readonly post: SourcePost | null;
  /**
   * Set for work of a freelancer, which has a price and is delivered but never published. Absent for content.
   */
  readonly work?: { readonly isDelivered: boolean };
}

export interface HiringFigures {
  readonly contractId: number;
  readonly creatorId: number;
  /** The creator's earnings, in minor units. */
  readonly feesCents: number;
  /** The platform fee, in minor units. */
  readonly serviceCents: number;
  /** Number of followers by channel. A channel is absent if unknown. */
  readonly followers: Readonly<Partial<Record<Channel, number>>>;
  /** Clicks on the tracked link of the hiring; null if it has no link. */
  readonly clicks: number | null;
  /** Orders with the promo code of the hiring; null if no orders were imported. */
  readonly orders: number | null;
  readonly revenueCents: number | null;
}

/** Data from which a report is computed, in one currency. */
export interface ReportSource {
  readonly currency: Currency;
  readonly hirings: readonly HiringFigures[];
  readonly pieces: readonly Piece[];
}
