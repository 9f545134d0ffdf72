import type { Actor } from '../people';
import { ids } from './given';

/** Actors for tests: the users of the example rows, and one user for each duty. */
export const signedOutActor = { role: 'nobody' } as const satisfies Actor;
export const systemActor = { role: 'system' } as const satisfies Actor;

export const brandOwner = {
  role: 'company',
  userId: ids.brandUser,
  name: 'Beatriz Nogueira',
  companyId: ids.company,
  companyRole: 'owner',
} as const satisfies Actor;
export const brandMember = { ...brandOwner, userId: 104, name: 'Davi Prado', companyRole: 'member' } as const;
export const otherBrand = { ...brandOwner, userId: 105, name: 'Elisa Campos', companyId: 12 } as const;

export const theCreator = {
  role: 'creator',
  userId: ids.creatorUser,
  name: 'Cecília Amaral',
  creatorId: ids.creator,
} as const satisfies Actor;
export const otherCreator = { ...theCreator, userId: 106, name: 'Fábio Lins', creatorId: 22 } as const;

export const curator = {
  role: 'admin',
  userId: ids.curator,
  name: 'Gabriela Torres',
  duties: ['curation'],
} as const satisfies Actor;
export const financier = { ...curator, userId: 107, name: 'Heitor Vale', duties: ['finance'] } as const;
export const secondFinancier = { ...financier, userId: 108, name: 'Iara Moura' } as const;
export const supporter = { ...curator, userId: 109, name: 'Jonas Reis', duties: ['support'] } as const;
/** Support while impersonating a company member. */
export const memberBySupport = {
  ...brandMember,
  impersonatedBy: { userId: supporter.userId, name: supporter.name },
} as const satisfies Actor;
/** Guests with share links to the brand's shortlist, proposals and hiring. */
export const theGuest = {
  role: 'guest',
  shareLinkId: ids.shareLink,
  issuedById: ids.brandUser,
  name: 'Rosa',
  companyId: ids.company,
  briefingId: ids.briefing,
  contractId: null,
  listId: null,
  reportId: null,
  payContractId: null,
  withNotes: false,
  creatorIds: [],
  actions: ['select'],
} as const satisfies Actor;
export const guestOfProposal = {
  ...theGuest,
  shareLinkId: 70,
  creatorIds: [ids.creator],
  actions: ['approve-proposal'],
} as const satisfies Actor;
export const guestOfTheHiring = {
  ...theGuest,
  shareLinkId: 69,
  contractId: ids.contract,
  actions: ['content'],
} as const satisfies Actor;
export const guestOfTheInvoice = {
  ...guestOfTheHiring,
  shareLinkId: 72,
  actions: ['invoice'],
} as const satisfies Actor;
export const contentEditor = { ...curator, userId: 111, name: 'Lucas Reis', duties: ['content'] } as const;
export const theOwner = { ...curator, userId: 110, name: 'Karina Sá', duties: ['owner'] } as const;
