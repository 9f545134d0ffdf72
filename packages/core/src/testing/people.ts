import type { Invitation } from '../operations';
import type {
  Attribution,
  Company,
  Creator,
  CuratorCode,
  EmailChange,
  Payee,
  Presence,
  User,
} from '../people';
import { ids, stamped } from './given';

export const aCompany = (given: Partial<Company> = {}): Company => ({
  ...stamped,
  id: ids.company,
  tradeName: 'Aurora',
  legalName: 'Aurora Cosméticos Ltda.',
  membership: 'member',
  cpf: null,
  country: 'BR',
  foreignTaxId: null,
  creatorId: null,
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
  addresses: [],
  plan: 'open',
  billingCurrency: 'BRL',
  logo: null,
  ...given,
});

/** A user of the brand; set `companyId: null` and a `creatorId` for a creator. */
export const aUser = (given: Partial<User> = {}): User => ({
  ...stamped,
  id: ids.brandUser,
  email: 'brand@aurora.example',
  name: 'Beatriz Nogueira',
  phone: '+5519987654321',
  whatsapp: null,
  address: null,
  agentEmail: null,
  cpf: '39053344705',
  locale: 'pt',
  staff: false,
  duties: [],
  companyId: ids.company,
  companyRole: 'owner',
  creatorId: null,
  confirmedAt: '2026-11-02T12:00:00.000Z',
  suspendedAt: null,
  ...given,
});

/** The user's own change from an hour ago, not yet confirmed. */
export const anEmailChange = (given: Partial<EmailChange> = {}): EmailChange => ({
  ...stamped,
  id: 5,
  createdAt: '2026-11-21T11:00:00.000Z',
  userId: ids.brandUser,
  oldEmail: 'brand@aurora.example',
  newEmail: 'bia@nova.example',
  askedById: ids.brandUser,
  reason: '',
  tokenHash: 'a'.repeat(64),
  expiresAt: '2026-11-22T11:00:00.000Z',
  confirmedAt: null,
  undoHash: null,
  undoUntil: null,
  undoneAt: null,
  withdrawnAt: null,
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
  background: null,
  available: true,
  presences: [aPresence()],
  followers: 48_000,
  engagementBp: 450,
  priceCents: 200_000,
  prices: [],
  experience: null,
  links: {},
  currency: 'BRL',
  evaluationAverage: 4.5,
  evaluationCount: 8,
  publicProfile: false,
  pricePublic: false,
  removedAt: null,
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
  taxRegime: null,
  regimeFileId: null,
  changedAt: null,
  former: null,
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

/** The second creator signed up with the first one's code. */
export const anAttribution = (given: Partial<Attribution> = {}): Attribution => ({
  ...stamped,
  id: 27,
  creatorId: 22,
  curatorId: ids.creator,
  codeId: 26,
  companyId: null,
  ...given,
});

/** Into the team of the company, for an address without an account. */
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
