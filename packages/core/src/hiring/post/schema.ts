import { z } from 'zod';
import type { StateOf } from '../../kit';
import { channel, date, format, id, instant, line, stamps, text, webLink } from '../../people';
import { postFlow } from './flow';
import { metricName } from './metrics';

/** Whether a caption names itself as paid content: at first view, only behind "see more", or nowhere. */
export const disclosureState = z.enum(['shown', 'hidden', 'missing']);

/** A publication at its link. */
export const postSchema = z.object({
  ...stamps,
  deliverableId: id,
  contractId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  status: z.enum(postFlow.states as [StateOf<typeof postFlow>]),
  statusSince: instant,
  network: channel,
  format,
  url: webLink,
  publishedAt: instant,
  /** The business day of it. */
  publishedOn: date,
  /** What the disclosure was judged by: the approved draft's caption, or the one that the network shows. */
  caption: text(2_200),
  captionSource: z.enum(['approved', 'network']),
  captionAt: instant,
  disclosure: disclosureState,
  /** Its id at the network; null until a reading has found it. */
  networkPostId: line(120).nullable(),
  /** When its link was last looked at, its figures last read, and its creator last asked for them. */
  checkedAt: instant.nullable(),
  readAt: instant.nullable(),
  askedAt: instant.nullable(),
});
export type Post = z.output<typeof postSchema>;

export const observationSource = z.enum(['network', 'creator', 'staff']);
export type ObservationSource = z.output<typeof observationSource>;
export const reachKind = z.enum(['organic', 'boosted']);
export type ReachKind = z.output<typeof reachKind>;

/** Counts, cents or milliseconds: what a metric counts stands in `metrics`. */
export const metricValue = z.int('not_whole_number').min(0, 'too_small').max(1_000_000_000_000, 'too_big');

/** One figure of one post at one moment. Only ever added to; a corrected figure is another row. */
export const observation = z.object({
  ...stamps,
  postId: id,
  contractId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  metric: metricName,
  value: metricValue,
  /** The moment that the figure is of, not that of its writing down. */
  observedAt: instant,
  source: observationSource,
  reachKind,
  /** What the network counted as this at the time. See `methodAt`. */
  methodVersion: z.int().positive(),
  proofFileId: id.nullable(),
  /** True for a network's and for staff's own; a creator's once the brand or staff have confirmed it. */
  confirmed: z.boolean(),
  confirmedAt: instant.nullable(),
  confirmedById: id.nullable(),
});
export type Observation = z.output<typeof observation>;
