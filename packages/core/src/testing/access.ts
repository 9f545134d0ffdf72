import type { ChannelMetric, Connection, NetworkPost } from '../discovery';
import type { GuestMark, ShareLink } from '../hiring';
import type { PrivacyRequest } from '../operations';
import type { Consent, FailedSignIn, Impersonation, Session } from '../people';
import { ids, NOW, stamped } from './given';

export const aConsent = (given: Partial<Consent> = {}): Consent => ({
  ...stamped,
  id: 28,
  userId: ids.creatorUser,
  purpose: 'marketing',
  text: '2026-11',
  given: true,
  ip: '192.0.2.1',
  userAgent: 'Mozilla/5.0',
  ...given,
  updatedAt: given.createdAt ?? stamped.createdAt,
});

export const aSession = (given: Partial<Session> = {}): Session => ({
  id: 202,
  userId: ids.creatorUser,
  createdAt: NOW,
  lastSeenAt: NOW,
  reauthenticatedAt: NOW,
  expiresAt: '2036-11-21T12:00:00.000Z',
  idleMinutes: 5_000_000,
  ip: '192.0.2.1',
  userAgent: 'Mozilla/5.0',
  ...given,
});

export const aFailedSignIn = (given: Partial<FailedSignIn> = {}): FailedSignIn => ({
  id: 203,
  at: NOW,
  userId: ids.creatorUser,
  kind: 'password',
  ip: '192.0.2.9',
  ...given,
});

export const aConnection = (given: Partial<Connection> = {}): Connection => ({
  ...stamped,
  id: 27,
  creatorId: ids.creator,
  channel: 'instagram',
  status: 'connected',
  statusSince: NOW,
  accountId: '17841400000000001',
  appUserId: null,
  handle: 'cecilia.amaral',
  consentedAt: NOW,
  measuredAt: NOW,
  failingSince: null,
  failure: null,
  postsSince: null,
  postsAskedAt: null,
  ...given,
});

export const aNetworkPost = (given: Partial<NetworkPost> = {}): NetworkPost => ({
  ...stamped,
  id: 29,
  connectionId: 27,
  creatorId: ids.creator,
  channel: 'instagram',
  postId: '1',
  link: 'https://www.instagram.com/p/1/',
  caption: 'Um teste',
  picture: null,
  takenAt: NOW,
  likes: 120,
  comments: 4,
  shares: null,
  views: null,
  paidLabel: null,
  readAt: NOW,
  ...given,
});

export const aMetric = (given: Partial<ChannelMetric> = {}): ChannelMetric => ({
  ...stamped,
  id: 28,
  connectionId: 27,
  creatorId: ids.creator,
  channel: 'instagram',
  handle: 'cecilia.amaral',
  followers: 48_200,
  posts: 310,
  engagementBp: 455,
  sampledPosts: 25,
  likes: 48_000,
  comments: 1_900,
  shares: null,
  views: null,
  methodVersion: 2,
  recentViews: null,
  engagedViews: null,
  averageViewSeconds: null,
  source: 'verified',
  measuredAt: NOW,
  ...given,
});

/** Support (user 109) impersonates a member of the brand (user 104). */
export const anImpersonation = (given: Partial<Impersonation> = {}): Impersonation => ({
  ...stamped,
  id: ids.impersonation,
  status: 'open',
  statusSince: '2026-11-21T11:50:00.000Z',
  userId: 104,
  companyId: ids.company,
  impersonatorId: 109,
  impersonatorName: 'Jonas Reis',
  sessionId: 66,
  reason: 'A marca não encontra o convite',
  createdAt: '2026-11-21T11:50:00.000Z',
  until: '2026-11-21T12:20:00.000Z',
  ...given,
});

/** A creator's request for a copy of personal data. */
export const aPrivacyRequest = (given: Partial<PrivacyRequest> = {}): PrivacyRequest => ({
  ...stamped,
  id: 30,
  userId: ids.creatorUser,
  email: null,
  locale: null,
  channel: null,
  handle: null,
  code: null,
  kind: 'access',
  status: 'open',
  statusSince: NOW,
  text: 'O que vocês guardam sobre mim?',
  dueOn: '2026-12-06',
  erases: null,
  eraseAt: null,
  answer: '',
  ...given,
});

/** A share link to the brand's shortlist. */
export const aShareLink = (given: Partial<ShareLink> = {}): ShareLink => ({
  ...stamped,
  id: ids.shareLink,
  status: 'active',
  statusSince: '2026-11-20T12:00:00.000Z',
  companyId: ids.company,
  briefingId: ids.briefing,
  contractId: null,
  listId: null,
  reportId: null,
  payContractId: null,
  withNotes: false,
  creatorIds: [],
  label: 'Agência',
  actions: ['select'],
  email: null,
  locale: 'pt',
  tokenHash: 'c'.repeat(64),
  createdById: ids.brandUser,
  expiresAt: '2026-11-16T12:00:00.000Z',
  lastUsedAt: null,
  ...given,
});

export const aGuestMark = (given: Partial<GuestMark> = {}): GuestMark => ({
  ...stamped,
  id: ids.mark,
  shareLinkId: ids.shareLink,
  companyId: ids.company,
  briefingId: ids.briefing,
  entryId: ids.entry,
  guestName: 'Rosa',
  userId: null,
  opinion: 'yes',
  comment: 'Fala a nossa língua',
  ...given,
});
