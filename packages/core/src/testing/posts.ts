import type { Observation, Order, Post, TrackedLink } from '../hiring';
import { figuresOf, type Report } from '../hiring';
import { hiring, ids, stamped } from './given';

/** A post of the deliverable, two days old. */
export const aPost = (given: Partial<Post> = {}): Post => ({
  ...stamped,
  ...hiring,
  id: ids.post,
  deliverableId: ids.deliverable,
  status: 'unchecked',
  statusSince: '2026-11-19T12:00:00.000Z',
  network: 'instagram',
  format: 'reels',
  url: 'https://www.instagram.com/reel/elenco61/',
  publishedAt: '2026-11-19T12:00:00.000Z',
  publishedOn: '2026-11-19',
  caption: '#publi Minha manhã com o sérum.',
  captionSource: 'approved',
  captionAt: '2026-11-19T12:00:00.000Z',
  disclosure: 'shown',
  findings: [],
  networkPostId: null,
  checkedAt: null,
  readAt: null,
  askedAt: null,
  ...given,
});

/** A metric of a post that the creator reported and that is not confirmed yet. */
export const anObservation = (given: Partial<Observation> = {}): Observation => ({
  ...stamped,
  ...hiring,
  id: 299,
  postId: ids.post,
  metric: 'views',
  value: 26_310,
  observedAt: '2026-11-20T12:00:00.000Z',
  source: 'creator',
  reachKind: 'organic',
  methodVersion: 2,
  proofFileId: 95,
  confirmed: false,
  confirmedAt: null,
  confirmedById: null,
  ...given,
});

export const aTrackedLink = (given: Partial<TrackedLink> = {}): TrackedLink => ({
  ...stamped,
  ...hiring,
  id: ids.trackedLink,
  slug: 'a1b2c3d4e5',
  target: 'https://aurora.example/serum',
  code: 'CECILIA',
  ...given,
});

export const anOrder = (given: Partial<Order> = {}): Order => ({
  ...stamped,
  ...hiring,
  id: 231,
  trackedLinkId: ids.trackedLink,
  number: 'A-1001',
  orderedOn: '2026-11-20',
  amountCents: 12_990,
  currency: 'BRL',
  ...given,
});

/** A report of a project without published posts. */
export const aReport = (given: Partial<Report> = {}): Report => ({
  ...stamped,
  id: 201,
  companyId: ids.company,
  briefingId: ids.briefing,
  squadId: null,
  title: 'Verão Aurora',
  figures: figuresOf({ currency: 'BRL', hirings: [], pieces: [] }, { base: ['fees'] }),
  hash: '0'.repeat(64),
  previousId: null,
  madeById: ids.brandUser,
  ...given,
});
