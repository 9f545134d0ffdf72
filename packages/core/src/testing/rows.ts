import type { Briefing, ShortlistEntry } from '../briefing';
import type { ChannelMetric, Connection } from '../connection';
import type { Content, ContentVersion, LessonMark } from '../content';
import type { Grant, GuestMark } from '../grant';
import type { Lead } from '../lead';
import type { Subscriber } from '../newsletter';
import type {
  Attribution,
  Company,
  Consent,
  Creator,
  CuratorCode,
  FailedSignIn,
  Impersonation,
  Payee,
  Presence,
  Session,
  User,
} from '../party';
import type { PortfolioProject } from '../portfolio';
import type { PrivacyRequest } from '../privacy';
import type { Proposal, ProposalLine, ProposalRound } from '../proposal';
import type { Favorite, List, ListMember, SavedSearch } from '../saved';
import type { ProfileImport } from '../search';
import type { Setting } from '../setting';
import type { ShortLink, ShortLinkClick } from '../shortLink';
import type { Invitation } from '../team';

/**
 * Whole rows with sensible values, for tests: what matters to a case is given, the rest is as below. The ids
 * of different resources differ, so that a mixed-up one shows.
 */
export const NOW = '2026-11-21T12:00:00.000Z';
export const TODAY = '2026-11-21';

/** One company, one creator and what is between them. */
export const ids = {
  company: 11,
  brandUser: 101,
  creator: 21,
  creatorUser: 102,
  curator: 103,
  briefing: 31,
  entry: 35,
  proposal: 41,
  contract: 51,
  deliverable: 61,
  charge: 71,
  payout: 81,
  invoice: 91,
  impersonation: 65,
  grant: 67,
  mark: 68,
  proof: 73,
  content: 210,
  publishedContent: 211,
} as const;

export const stamped = {
  version: 1,
  createdAt: '2026-11-02T12:00:00.000Z',
  updatedAt: '2026-11-02T12:00:00.000Z',
} as const;

export const aCompany = (given: Partial<Company> = {}): Company => ({
  ...stamped,
  id: ids.company,
  tradeName: 'Aurora',
  legalName: 'Aurora Cosméticos Ltda.',
  cnpj: '12ABC34501DE35',
  responsibleName: 'Beatriz Nogueira',
  responsibleEmail: 'brand@aurora.example',
  phone: '+5519987654321',
  address: {
    cep: '13010111',
    street: 'Rua Barão de Jaguara',
    number: '655',
    city: 'Campinas',
    state: 'SP',
    country: 'BR',
  },
  plan: 'open',
  billingCurrency: 'BRL',
  logo: null,
  ...given,
});

/** A person of the brand; give `companyId: null` and a `creatorId` for a creator. */
export const aUser = (given: Partial<User> = {}): User => ({
  ...stamped,
  id: ids.brandUser,
  email: 'brand@aurora.example',
  name: 'Beatriz Nogueira',
  phone: '+5519987654321',
  whatsapp: null,
  cpf: '39053344705',
  locale: 'pt',
  staff: false,
  duties: [],
  companyId: ids.company,
  seat: 'owner',
  creatorId: null,
  confirmedAt: '2026-11-02T12:00:00.000Z',
  suspendedAt: null,
  ...given,
});

export const aPresence = (given: Partial<Presence> = {}): Presence => ({
  channel: 'instagram',
  handle: 'cecilia.amaral',
  followers: 48_000,
  engagementBp: 450,
  source: 'declared',
  measuredAt: '2026-11-10T12:00:00.000Z',
  ...given,
});

export const aCreator = (given: Partial<Creator> = {}): Creator => ({
  ...stamped,
  id: ids.creator,
  name: 'Cecília Amaral',
  profileType: 'content_creator',
  bio: 'Rotina de pele para quem vive no calor do Recife.',
  mainSkill: 'skincare',
  tags: ['beauty', 'lifestyle'],
  categories: ['tutorial', 'review'],
  city: 'Recife',
  state: 'PE',
  country: 'BR',
  portrait: 'cecilia-amaral',
  available: true,
  presences: [aPresence()],
  followers: 48_000,
  engagementBp: 450,
  priceCents: 200_000,
  currency: 'BRL',
  evaluationAverage: 4.5,
  evaluationCount: 8,
  publicProfile: false,
  pricePublic: false,
  removedAt: null,
  ...given,
});

export const aProject = (given: Partial<PortfolioProject> = {}): PortfolioProject => ({
  ...stamped,
  id: 27,
  creatorId: ids.creator,
  title: 'Pele no verão',
  description: 'Três Reels sobre protetor solar.',
  images: [],
  link: 'https://www.instagram.com/reel/exemplo',
  place: 1,
  ...given,
});

export const aPayee = (given: Partial<Payee> = {}): Payee => ({
  ...stamped,
  id: 25,
  creatorId: ids.creator,
  legalForm: 'individual',
  taxId: '39053344705',
  holder: 'Cecília Amaral',
  bank: '001',
  branch: '1234',
  account: '56789-0',
  pixKey: 'cecilia@story.example',
  birthDate: '1998-05-14',
  dependants: 0,
  ...given,
});

export const aCuratorCode = (given: Partial<CuratorCode> = {}): CuratorCode => ({
  ...stamped,
  id: 26,
  creatorId: ids.creator,
  code: 'K7QM2XHD',
  status: 'open',
  statusSince: '2026-11-02T12:00:00.000Z',
  ...given,
});

/** The second creator came by the first one's code. */
export const anAttribution = (given: Partial<Attribution> = {}): Attribution => ({
  ...stamped,
  id: 27,
  creatorId: 22,
  curatorId: ids.creator,
  codeId: 26,
  companyId: null,
  ...given,
});

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
  provenAt: NOW,
  expiresAt: '2036-11-21T12:00:00.000Z',
  idleMinutes: 5_000_000,
  ip: '192.0.2.1',
  userAgent: 'Mozilla/5.0',
  ...given,
});

export const aFailedSignIn = (given: Partial<FailedSignIn> = {}): FailedSignIn => ({
  ...{ id: 203, at: NOW, userId: ids.creatorUser, kind: 'password', ip: '192.0.2.9' },
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
  source: 'verified',
  measuredAt: NOW,
  ...given,
});

/** Support (109) is logged in as a member of the brand (104). */
export const anImpersonation = (given: Partial<Impersonation> = {}): Impersonation => ({
  ...stamped,
  id: ids.impersonation,
  status: 'open',
  statusSince: '2026-11-21T11:50:00.000Z',
  userId: 104,
  companyId: ids.company,
  openedById: 109,
  openedByName: 'Jonas Reis',
  sessionId: 66,
  reason: 'A marca não encontra o convite',
  createdAt: '2026-11-21T11:50:00.000Z',
  until: '2026-11-21T12:20:00.000Z',
  ...given,
});

/** The creator asks what we hold of them. */
export const aPrivacyRequest = (given: Partial<PrivacyRequest> = {}): PrivacyRequest => ({
  ...stamped,
  id: 30,
  userId: ids.creatorUser,
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

/** Into the team of the company, for an address that nobody has yet. */
export const anInvitation = (given: Partial<Invitation> = {}): Invitation => ({
  ...stamped,
  id: 28,
  companyId: ids.company,
  kind: 'member',
  name: 'Bia Rocha',
  email: 'bia@aurora.example',
  locale: 'pt',
  status: 'open',
  statusSince: '2026-11-20T12:00:00.000Z',
  invitedById: ids.brandUser,
  sentAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-12-04T12:00:00.000Z',
  acceptedById: null,
  ...given,
});

export const aSetting = (given: Partial<Setting> = {}): Setting => ({
  ...stamped,
  id: 5,
  key: 'fee_bp',
  value: 1_500,
  validFrom: '2026-01-01',
  authorId: null,
  ...given,
});

/** A draft in which every step of the wizard is filled in. */
export const aBriefing = (given: Partial<Briefing> = {}): Briefing => ({
  ...stamped,
  id: ids.briefing,
  companyId: ids.company,
  ownerId: ids.brandUser,
  kind: 'creator',
  status: 'draft',
  statusSince: '2026-11-02T12:00:00.000Z',
  title: 'Lançamento do sérum de vitamina C',
  brand: 'Aurora',
  product: 'Sérum de vitamina C',
  description: 'Mostrar o sérum na rotina da manhã, em linguagem simples.',
  audience: 'Mulheres de 25 a 40 anos, no Nordeste',
  goals: ['awareness', 'consideration'],
  skill: 'skincare',
  tags: ['beauty', 'lifestyle'],
  sought: 'Gente que fala de pele sem promessas.',
  creatorsWanted: 2,
  channels: ['instagram'],
  wanted: [{ channel: 'instagram', format: 'reels', quantity: 2 }],
  dos: 'Mostrar a textura.',
  donts: 'Não prometer resultado em dias.',
  wished: [],
  startsOn: '2026-12-01',
  endsOn: '2026-12-31',
  budgetCents: 1_000_000,
  currency: 'BRL',
  feeBp: null,
  submittedAt: null,
  squadId: null,
  ...given,
});

export const anEntry = (given: Partial<ShortlistEntry> = {}): ShortlistEntry => ({
  ...stamped,
  id: ids.entry,
  briefingId: ids.briefing,
  companyId: ids.company,
  creatorId: ids.creator,
  status: 'proposed',
  score: 80,
  reasons: [{ code: 'speciality', points: 25, params: { skill: 'skincare' } }],
  note: '',
  curatorId: ids.curator,
  ...given,
});

export const aLine = (given: Partial<ProposalLine> = {}): ProposalLine => ({
  channel: 'instagram',
  format: 'reels',
  quantity: 2,
  pricing: 'per_post',
  amountCents: 200_000,
  ...given,
});

/** An invitation that nobody has answered yet; `aSentProposal` carries a price. */
export const aProposal = (given: Partial<Proposal> = {}): Proposal => ({
  ...stamped,
  id: ids.proposal,
  briefingId: ids.briefing,
  companyId: ids.company,
  creatorId: ids.creator,
  status: 'received',
  statusSince: '2026-11-20T12:00:00.000Z',
  round: 0,
  lines: [],
  totalCents: 0,
  currency: 'BRL',
  feeBp: 1_500,
  message: '',
  availableInPeriod: false,
  answer: '',
  counterCents: null,
  answerBy: '2026-11-23T12:00:00.000Z',
  sentAt: null,
  ...given,
});

export const aSentProposal = (given: Partial<Proposal> = {}): Proposal =>
  aProposal({
    status: 'sent',
    round: 1,
    lines: [aLine()],
    totalCents: 400_000,
    message: 'Dois reels, com roteiro.',
    availableInPeriod: true,
    sentAt: '2026-11-21T09:00:00.000Z',
    ...given,
  });

export const aRound = (given: Partial<ProposalRound> = {}): ProposalRound => ({
  ...stamped,
  id: 45,
  proposalId: ids.proposal,
  briefingId: ids.briefing,
  companyId: ids.company,
  creatorId: ids.creator,
  round: 1,
  lines: [aLine()],
  totalCents: 400_000,
  currency: 'BRL',
  message: 'Dois reels, com roteiro.',
  sentAt: '2026-11-21T09:00:00.000Z',
  ...given,
});

/** A link to the brand's selection. */
export const aGrant = (given: Partial<Grant> = {}): Grant => ({
  ...stamped,
  id: ids.grant,
  status: 'active',
  statusSince: '2026-11-20T12:00:00.000Z',
  companyId: ids.company,
  briefingId: ids.briefing,
  contractId: null,
  listId: null,
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
  grantId: ids.grant,
  companyId: ids.company,
  briefingId: ids.briefing,
  entryId: ids.entry,
  guestName: 'Rosa',
  opinion: 'yes',
  comment: 'Fala a nossa língua',
  ...given,
});

/** A client's name, never published. */
export const aContent = (given: Partial<Content> = {}): Content => ({
  ...stamped,
  id: ids.content,
  kind: 'client',
  slug: 'aurora',
  status: 'draft',
  statusSince: '2026-11-02T12:00:00.000Z',
  title: 'Aurora',
  position: 1,
  draft: { title: 'Aurora', picture: null, link: '' },
  published: null,
  publishedAt: null,
  edition: 0,
  ...given,
});

/** The same, as the public reads it. */
export const aPublishedContent = (given: Partial<Content> = {}): Content =>
  aContent({
    id: ids.publishedContent,
    slug: 'boreal',
    title: 'Boreal',
    position: 2,
    status: 'published',
    draft: { title: 'Boreal', picture: null, link: '' },
    published: { title: 'Boreal', picture: null, link: '' },
    publishedAt: '2026-11-02T12:00:00.000Z',
    edition: 1,
    ...given,
  });

export const aContentVersion = (given: Partial<ContentVersion> = {}): ContentVersion => ({
  ...stamped,
  id: 212,
  contentId: ids.publishedContent,
  edition: 1,
  published: { title: 'Boreal', picture: null, link: '' },
  authorId: null,
  ...given,
});

export const aLessonMark = (given: Partial<LessonMark> = {}): LessonMark => ({
  ...stamped,
  id: 213,
  userId: ids.creatorUser,
  contentId: ids.publishedContent,
  ...given,
});

/** A brand wants to be shown the product. */
export const aLead = (given: Partial<Lead> = {}): Lead => ({
  ...stamped,
  id: 61,
  status: 'new',
  statusSince: NOW,
  name: 'Rita Campos',
  email: 'rita@boreal.example',
  company: 'Boreal',
  phone: '+5511987654321',
  message: 'Dez creators até março.',
  locale: 'pt',
  source: 'home',
  consentedAt: NOW,
  ...given,
});

/** An address whose owner has confirmed it. */
export const aSubscriber = (given: Partial<Subscriber> = {}): Subscriber => ({
  ...stamped,
  id: 62,
  status: 'subscribed',
  statusSince: NOW,
  email: 'rita@boreal.example',
  locale: 'pt',
  source: 'popup',
  askedAt: NOW,
  confirmedAt: NOW,
  ...given,
});

export const aShortLink = (given: Partial<ShortLink> = {}): ShortLink => ({
  ...stamped,
  id: 76,
  slug: 'bio',
  label: 'Bio do Instagram',
  target: '/signup/creator',
  expiresOn: null,
  closedAt: null,
  createdById: ids.curator,
  ...given,
});

export const aClick = (given: Partial<ShortLinkClick> = {}): ShortLinkClick => ({
  ...stamped,
  id: 77,
  linkId: 76,
  day: TODAY,
  source: 'instagram',
  clicks: 12,
  ...given,
});

export const aList = (given: Partial<List> = {}): List => ({
  ...stamped,
  id: 301,
  companyId: ids.company,
  name: 'Verão 2027',
  note: 'Para o sérum.',
  createdById: ids.brandUser,
  ...given,
});

export const aListMember = (given: Partial<ListMember> = {}): ListMember => ({
  ...stamped,
  id: 302,
  listId: 301,
  companyId: ids.company,
  creatorId: ids.creator,
  externalId: null,
  note: 'Gostei do tom.',
  place: 1,
  addedById: ids.brandUser,
  ...given,
});

export const aFavorite = (given: Partial<Favorite> = {}): Favorite => ({
  ...stamped,
  id: 303,
  companyId: ids.company,
  creatorId: ids.creator,
  externalId: null,
  addedById: ids.brandUser,
  ...given,
});

export const aSavedSearch = (given: Partial<SavedSearch> = {}): SavedSearch => ({
  ...stamped,
  id: 304,
  companyId: ids.company,
  name: 'Beleza no Nordeste',
  query: 'q=pele&channel=instagram&skill=beauty',
  notify: true,
  lookedAt: NOW,
  totalSeen: 12,
  createdById: ids.brandUser,
  ...given,
});

export const anImport = (given: Partial<ProfileImport> = {}): ProfileImport => ({
  ...stamped,
  id: 305,
  fileName: 'catalogo.csv.gz',
  sha256: 'c'.repeat(64),
  source: 'Catálogo Sul',
  sourceAt: NOW,
  phase: 'done',
  readBp: 10_000,
  lines: 12,
  added: 9,
  joined: 2,
  refused: 1,
  failure: null,
  finishedAt: NOW,
  createdById: ids.curator,
  ...given,
});
