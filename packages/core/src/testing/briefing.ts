import type { Proposal, ProposalLine, ProposalRound, Question } from '../hiring';
import {
  type Application,
  type Briefing,
  blankBrief,
  conditions,
  type Job,
  type ShortlistEntry,
  type Template,
} from '../hiring';
import { ids, stamped } from './given';

/** A draft briefing in which every step of the wizard is filled in. */
export const aBriefing = (given: Partial<Briefing> = {}): Briefing => ({
  ...stamped,
  ...blankBrief,
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
  picture: null,
  feeBp: null,
  submittedAt: null,
  curationDueAt: null,
  squadId: null,
  contractedCents: 0,
  visited: [],
  ...given,
});

/** A brief that the company saves as a template. */
export const aTemplate = (given: Partial<Template> = {}): Template => ({
  ...stamped,
  id: 218,
  companyId: ids.company,
  name: 'Lançamento',
  brief: { title: 'Lançamento', description: 'Mostrar o produto na rotina.' },
  ...given,
});

/** `aBriefing` published as a job, to which every creator on its channel may apply. */
export const aJob = (given: Partial<Job> = {}): Job => ({
  ...stamped,
  id: 219,
  briefingId: ids.briefing,
  companyId: ids.company,
  status: 'open',
  statusSince: '2026-11-20T12:00:00.000Z',
  title: 'Lançamento do sérum de vitamina C',
  brand: 'Aurora',
  summary: 'Mostrar o sérum na rotina da manhã.',
  skill: 'skincare',
  tags: ['beauty', 'lifestyle'],
  channels: ['instagram'],
  wanted: [{ channel: 'instagram', format: 'reels', quantity: 2 }],
  startsOn: '2026-12-01',
  endsOn: '2026-12-31',
  feeLowCents: 300_000,
  feeHighCents: 400_000,
  currency: 'BRL',
  feeBp: 1_500,
  places: 2,
  conditions: conditions.parse({}),
  closesOn: '2026-11-28',
  answersOn: '2026-12-02',
  undecided: 0,
  ...given,
});

export const anApplication = (given: Partial<Application> = {}): Application => ({
  ...stamped,
  id: 220,
  openingId: 219,
  briefingId: ids.briefing,
  companyId: ids.company,
  creatorId: ids.creator,
  status: 'applied',
  statusSince: '2026-11-20T13:00:00.000Z',
  message: 'Topo!',
  counterCents: null,
  currency: 'BRL',
  score: 80,
  answer: '',
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
  standIn: null,
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

/** An invitation that the creator has not answered, so it has no price. `aSentProposal` has one. */
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
  draft: null,
  confidentiality: null,
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

/** A question that the creator asked and the company has not answered. */
export const aQuestion = (given: Partial<Question> = {}): Question => ({
  ...stamped,
  id: 217,
  briefingId: ids.briefing,
  companyId: ids.company,
  creatorId: ids.creator,
  block: 'dates',
  status: 'open',
  statusSince: '2026-11-20T13:00:00.000Z',
  text: 'Posso publicar no dia 20?',
  answer: '',
  ...given,
});
