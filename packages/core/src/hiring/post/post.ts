import { z } from 'zod';
import { anyOf, defineFlow, type StateOf } from '../../kit';
import {
  type Actor,
  anyStaff,
  channel,
  date,
  defineResource,
  erased,
  format,
  id,
  impersonal,
  instant,
  line,
  noOne,
  ofCompany,
  ofCreator,
  retained,
  staff,
  stamps,
  systemOnly,
  text,
  webLink,
} from '../../people';
import { finding, MAX_DRAFT_CAPTION, MAX_FINDINGS } from '../contract';
import { metricName } from './metrics';

/** Flow of a post: its state is the result of the last check of its link. */
export const postFlow = defineFlow({
  name: 'posts',
  states: ['unchecked', 'found', 'private', 'gone', 'withdrawn'],
  initial: 'unchecked',
  moves: {
    find: { from: ['unchecked', 'private', 'gone'], to: 'found' },
    hide: { from: ['unchecked', 'found', 'gone'], to: 'private' },
    lose: { from: ['unchecked', 'found', 'private'], to: 'gone' },
    /** The creator states that the post is online again. The next check of its link decides. */
    restore: { from: ['private', 'gone'], to: 'unchecked' },
    /** The link was wrong, and another post replaces this one. */
    withdraw: { from: ['unchecked', 'found', 'private', 'gone'], to: 'withdrawn' },
  },
});

/** Whether a caption shows the ad disclosure: immediately visible, only behind "see more", or not at all. */
export const disclosureState = z.enum(['shown', 'hidden', 'missing']);

/** A published post, at its link. */
export const postSchema = z.object({
  ...stamps,
  deliverableId: id,
  contractId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  status: impersonal(z.enum(postFlow.states as [StateOf<typeof postFlow>])),
  statusSince: instant,
  network: impersonal(channel),
  format: impersonal(format),
  // The link proves that the contract was fulfilled, so an erasure keeps it for the legal period.
  url: retained(webLink, 'contract', 'https://erased.invalid', 'creator'),
  publishedAt: instant,
  /** Business date of the publication. */
  publishedOn: impersonal(date),
  /** Caption in which the ad disclosure was checked: that of the approved draft, or the network's. */
  caption: erased(text(MAX_DRAFT_CAPTION), '', 'creator'),
  captionSource: impersonal(z.enum(['approved', 'network'])),
  captionAt: instant,
  disclosure: impersonal(disclosureState),
  /** Deviations of the network's caption from the brief; empty until the caption was read. */
  findings: erased(z.array(finding).max(MAX_FINDINGS), '[]', 'creator'),
  /** Id of the post at the network; null until a reading finds it. */
  networkPostId: erased(line(120).nullable(), null, 'creator'),
  /** When the link was last checked; null if never. */
  checkedAt: instant.nullable(),
  /** When the metrics were last read from the network; null if never. */
  readAt: instant.nullable(),
  /** When the creator was last reminded to report metrics; null if never. */
  askedAt: instant.nullable(),
});

export type Post = z.output<typeof postSchema>;

export const observationSource = z.enum(['network', 'creator', 'staff']);

export type ObservationSource = z.output<typeof observationSource>;

export const reachKind = z.enum(['organic', 'boosted']);

export type ReachKind = z.output<typeof reachKind>;

/** A count, an amount in cents, or milliseconds. `metrics` defines the unit of each metric. */
export const metricValue = z.int('not_whole_number').min(0, 'too_small').max(1_000_000_000_000, 'too_big');

/**
 * One value of one metric of a post at one time. Rows are only added, never changed: a correction is another
 * row.
 */
export const observation = z.object({
  ...stamps,
  postId: id,
  contractId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  metric: impersonal(metricName),
  value: impersonal(metricValue),
  /** Time to which the value refers, which differs from the time at which the row was created. */
  observedAt: instant,
  source: impersonal(observationSource),
  reachKind: impersonal(reachKind),
  /** Version of the network's counting method. See `methodAt`. */
  methodVersion: impersonal(z.int().positive()),
  proofFileId: erased(id.nullable(), null, 'creator'),
  /**
   * True for values from a network or staff, and for a creator's values that the brand or staff have
   * confirmed.
   */
  confirmed: impersonal(z.boolean()),
  confirmedAt: instant.nullable(),
  confirmedById: id.nullable(),
});

export type Observation = z.output<typeof observation>;

const byCommandsOnly = { create: noOne, update: noOne, remove: noOne } as const;

export const postAccess = {
  read: anyOf<Actor, Post>(ofCompany, ofCreator, anyStaff),
  ...byCommandsOnly,
  moves: {
    find: systemOnly,
    hide: systemOnly,
    lose: systemOnly,
    restore: systemOnly,
    withdraw: systemOnly,
  },
} as const;

export const observationAccess = {
  read: anyOf<Actor, Observation>(ofCompany, ofCreator, anyStaff),
  ...byCommandsOnly,
  moves: {},
} as const;

/** Allows staff who enter metrics for a creator and import files. */
export const figureStaff = staff('curation', 'support');

/**
 * Allows the brand and staff to confirm a creator's metrics. Not the rule of a move, because observations
 * have no states.
 */
export const confirmRule = anyOf<Actor, Observation>(ofCompany, figureStaff);

const ofHiring = { contractId: 'is', briefingId: 'is', companyId: 'is', creatorId: 'is' } as const;

export const posts = defineResource({
  name: 'posts',
  schema: postSchema,
  columns: { findings: 'jsonb' },
  flow: postFlow,
  writable: { create: [], update: [] },
  filters: {
    id: 'is',
    deliverableId: 'is',
    ...ofHiring,
    status: 'is',
    network: 'is',
    disclosure: 'is',
    publishedOn: 'between',
  },
  sorts: ['id', 'status', 'publishedOn', 'createdAt'],
  access: postAccess,
});

export const observations = defineResource({
  name: 'observations',
  schema: observation,
  columns: { value: 'bigint' },
  flow: undefined,
  writable: { create: [], update: [] },
  filters: {
    id: 'is',
    postId: 'is',
    ...ofHiring,
    metric: 'is',
    source: 'is',
    reachKind: 'is',
    confirmed: 'is',
    observedAt: 'between',
  },
  sorts: ['id', 'observedAt', 'createdAt'],
  access: observationAccess,
});

/** Maximum number of posts whose metrics can be sent in one call. */
export const MAX_REPORTED = 30;

/** Maximum number of lines per file of metrics. */
export const MAX_LINES = 500;
