import type { Amendment } from '../amendment';
import type { Acceptance, Contract, Deliverable, Draft, DraftComment } from '../contract';
import type { Evaluation } from '../evaluation';
import type { Settlement } from '../settlement';
import { hiring, ids, NOW, parties, stamped } from './given';

/** 4 000.00 from the brand, at 15 %: 600.00 fee and 3 400.00 for the creator. */
export const aContract = (given: Partial<Contract> = {}): Contract => ({
  ...stamped,
  ...parties,
  id: ids.contract,
  origin: 'hiring',
  proposalId: ids.proposal,
  status: 'draft',
  statusSince: '2026-11-21T12:00:00.000Z',
  title: 'Lançamento do sérum de vitamina C',
  text: 'Contrato de prestação de serviços.',
  textHash: '0'.repeat(64),
  textEnglish: 'AGREEMENT',
  checkCode: 'a'.repeat(32),
  totalCents: 400_000,
  feeBp: 1_500,
  feeCents: 60_000,
  creatorCents: 340_000,
  currency: 'BRL',
  approvedOn: '2026-11-21',
  startsOn: '2026-12-01',
  endsOn: '2026-12-31',
  equipment: null,
  workplace: null,
  channels: ['instagram'],
  formats: ['reels'],
  postCount: 2,
  averagePostCents: 200_000,
  companyAcceptedAt: null,
  creatorAcceptedAt: null,
  ...given,
});

/** Three more months of rights for 1 000.00. */
export const anAmendment = (given: Partial<Amendment> = {}): Amendment => ({
  ...stamped,
  ...hiring,
  id: ids.amendment,
  status: 'awaiting_creator',
  statusSince: NOW,
  kind: 'rights',
  startsOn: '2027-01-01',
  endsOn: '2027-03-31',
  additionalCents: 100_000,
  feeBp: 1_500,
  feeCents: 15_000,
  creatorCents: 85_000,
  currency: 'BRL',
  description: 'Mais três meses no site.',
  text: 'ADITIVO DE RENOVAÇÃO',
  textHash: 'a'.repeat(64),
  requestedById: ids.brandUser,
  ...given,
});

/** The brand ends it while nothing but a concept is there: a quarter is due. */
export const aSettlement = (given: Partial<Settlement> = {}): Settlement => ({
  ...stamped,
  ...hiring,
  id: ids.settlement,
  payContractId: null,
  status: 'requested',
  statusSince: NOW,
  side: 'company',
  reason: 'O produto saiu de linha.',
  answerBy: '2026-11-28',
  parts: [
    { deliverableId: ids.deliverable, state: 'planned', dueBp: 2_500, shareCents: 340_000, dueCents: 85_000 },
  ],
  dues: [{ payoutId: ids.payout, creatorCents: 85_000, feeCents: 15_000 }],
  creatorCents: 85_000,
  feeCents: 15_000,
  refundCents: 300_000,
  setOffCents: 0,
  waivedCents: 0,
  currency: 'BRL',
  preparedById: null,
  releasedById: null,
  refundedOn: null,
  proof: '',
  ...given,
});

export const anAcceptance = (given: Partial<Acceptance> = {}): Acceptance => ({
  ...stamped,
  id: 55,
  contractId: ids.contract,
  amendmentId: null,
  companyId: ids.company,
  creatorId: ids.creator,
  side: 'company',
  userId: ids.brandUser,
  name: 'Beatriz Nogueira',
  ip: '192.0.2.10',
  userAgent: 'Mozilla/5.0',
  textHash: '0'.repeat(64),
  ...given,
});

export const aDeliverable = (given: Partial<Deliverable> = {}): Deliverable => ({
  ...stamped,
  ...hiring,
  id: ids.deliverable,
  amendmentId: null,
  status: 'planned',
  statusSince: '2026-11-21T12:00:00.000Z',
  channel: 'instagram',
  format: 'reels',
  ordinal: 1,
  dueOn: '2026-12-31',
  caption: '',
  draftLink: null,
  draftFileId: null,
  changeRounds: 0,
  changeNote: '',
  link: null,
  publishedAt: null,
  remindedAt: null,
  ...given,
});

const ofDeliverable = { ...hiring, deliverableId: ids.deliverable } as const;

export const aDraft = (given: Partial<Draft> = {}): Draft => ({
  ...stamped,
  ...ofDeliverable,
  id: ids.draft,
  number: 1,
  round: 1,
  media: 'video',
  caption: '#publi Minha rotina',
  link: null,
  fileId: 95,
  approvesOn: null,
  ...given,
});

export const aDraftComment = (given: Partial<DraftComment> = {}): DraftComment => ({
  ...stamped,
  ...ofDeliverable,
  id: 64,
  draftId: ids.draft,
  side: 'company',
  userId: ids.brandUser,
  name: 'Beatriz Nogueira',
  body: 'A embalagem aparece de costas.',
  atMs: 12_000,
  x: null,
  y: null,
  resolvedAt: null,
  ...given,
});

export const anEvaluation = (given: Partial<Evaluation> = {}): Evaluation => ({
  ...stamped,
  ...hiring,
  id: 98,
  side: 'company',
  status: 'pending',
  statusSince: '2026-11-21T12:00:00.000Z',
  rating: null,
  text: '',
  wentWrong: [],
  shownAt: null,
  ...given,
});
