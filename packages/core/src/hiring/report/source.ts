import type { Currency } from '../../kit';
import type { Channel, Format } from '../../people';

/** What is counted of a post; how networks name each stands in docs/decisions/090-report-formulas.md. */
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

/** One value of a post, the newest of what was read. Where nothing was read there is no reading, never a 0. */
export interface PostReading {
  readonly metric: ReportMetric;
  /** Whole; of `revenue` minor units. */
  readonly value: number;
  readonly boosted: boolean;
  /** Said by the creator, and confirmed by nobody yet. */
  readonly unconfirmed: boolean;
}

export interface SourcePost {
  readonly id: number;
  /** Business date. */
  readonly publishedOn: string;
  /** Taken down or made private since. */
  readonly gone: boolean;
  readonly readings: readonly PostReading[];
}

/** One piece of content that a hiring owes, and the post that it became. */
export interface Piece {
  readonly contractId: number;
  readonly channel: Channel;
  readonly format: Format;
  /** Its part in the price of the hiring, in any unit; pieces without weights share alike. */
  readonly weight: number;
  readonly post: SourcePost | null;
}

export interface HiringFigures {
  readonly contractId: number;
  readonly creatorId: number;
  /** What the creator earns, and our fee. */
  readonly feesCents: number;
  readonly serviceCents: number;
  /** By channel; a channel is missing where nobody knows. */
  readonly followers: Readonly<Partial<Record<Channel, number>>>;
  /** Null where the hiring has no link, or nobody told of orders. */
  readonly clicks: number | null;
  readonly orders: number | null;
  readonly revenueCents: number | null;
}

/** All that a report is computed from, in one currency. */
export interface ReportSource {
  readonly currency: Currency;
  readonly hirings: readonly HiringFigures[];
  readonly pieces: readonly Piece[];
}
