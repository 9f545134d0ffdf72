import type { MediaKitLink, PortfolioProject } from '../discovery';
import type {
  Content,
  ContentVersion,
  Lead,
  LessonMark,
  ShortLink,
  ShortLinkClick,
  Subscriber,
} from '../growth';
import { ids, NOW, stamped, TODAY } from './given';

export const aProject = (given: Partial<PortfolioProject> = {}): PortfolioProject => ({
  ...stamped,
  id: 27,
  creatorId: ids.creator,
  title: 'Pele no verão',
  description: 'Três Reels sobre protetor solar.',
  images: [],
  videos: [],
  link: 'https://www.instagram.com/reel/exemplo',
  place: 1,
  ...given,
});

export const aMediaKitLink = (given: Partial<MediaKitLink> = {}): MediaKitLink => ({
  ...stamped,
  id: 29,
  creatorId: ids.creator,
  status: 'active',
  statusSince: NOW,
  label: 'Aurora',
  tokenHash: 'c'.repeat(64),
  expiresAt: '2027-02-20T12:00:00.000Z',
  lastUsedAt: null,
  ...given,
});

/** A content item of the home page that names a client and was never published. */
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

/** A lesson of the academy: a draft, with some texts in one language only. */
export const aLesson = (): Content =>
  aContent({
    id: 220,
    kind: 'lesson',
    slug: 'price',
    title: 'Preço',
    draft: {
      title: { pt: 'Preço', en: '' },
      subtitle: { pt: 'Como formar', en: 'How to' },
      minutes: null,
      picture: { name: 'cast-2-preco', alt: { pt: 'Duas pessoas', en: '' }, width: 1200, height: 750 },
      body: { pt: '## Um', en: '## One' },
      question: { pt: '', en: '' },
      answers: [],
      right: null,
      path: '',
    },
  });

/** A content item of the home page that names a client and is published. */
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
  edition: 1,
  ...given,
});

/** A brand's request for a demo. */
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

/** A newsletter subscriber who has confirmed the address. */
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
