import type { Amendment } from '../amendment';
import type { MonthClosing } from '../closing';
import type { Acceptance, Contract, Deliverable, Draft, DraftComment } from '../contract';
import type { Conversation, ConversationReading, Message, MessageReport, Participant } from '../conversation';
import type { Evaluation } from '../evaluation';
import type { FeeInvoice } from '../fiscal';
import type { PayContract } from '../pay';
import type {
  Charge,
  ChargeLine,
  Instalment,
  Invoice,
  IssRule,
  LedgerPosting,
  PaymentProof,
  Payout,
} from '../payment';
import type { PaymentAnswer, PaymentFile } from '../paymentFile';
import type { Observation, Post } from '../post';
import type { Receipt } from '../receipt';
import type { Repayment } from '../repayment';
import { figuresOf, type Report } from '../report';
import type { Rpa } from '../rpa';
import type { Settlement } from '../settlement';
import type { Squad } from '../squad';
import { contentOf, type SquadStep, type StepApproval, stepHash } from '../squadStep';
import type { Order, TrackedLink } from '../tracking';
import type { Vision } from '../vision';
import { ids, NOW, stamped } from './given';

const parties = { briefingId: ids.briefing, companyId: ids.company, creatorId: ids.creator } as const;
const hiring = { ...parties, contractId: ids.contract } as const;

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

/** Of the deliverable, two days old. */
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
  networkPostId: null,
  checkedAt: null,
  readAt: null,
  askedAt: null,
  ...given,
});

/** The creator's word, which nobody has confirmed. */
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

/** Slip and PIX codes are null here: their making is a case of its own. */
export const aCharge = (given: Partial<Charge> = {}): Charge => ({
  ...stamped,
  ...hiring,
  purpose: 'hiring',
  id: ids.charge,
  amendmentId: null,
  status: 'open',
  statusSince: '2026-11-21T12:00:00.000Z',
  amountCents: 400_000,
  feeCents: 60_000,
  currency: 'BRL',
  dueOn: '2026-12-28',
  ourNumber: '71',
  barCode: null,
  digitableLine: null,
  pixCode: null,
  paidOn: null,
  paidBy: null,
  ...given,
});

export const aChargeLine = (given: Partial<ChargeLine> = {}): ChargeLine => ({
  ...stamped,
  id: 711,
  chargeId: ids.charge,
  companyId: ids.company,
  kind: 'price',
  contractId: ids.contract,
  creatorId: ids.creator,
  instalmentId: null,
  subscriptionPeriodId: null,
  ofChargeId: null,
  amountCents: 400_000,
  feeCents: 60_000,
  ...given,
});

/** Sent to the brand's people: 4 000.00, of which 600.00 are ours. */
export const aPayContract = (given: Partial<PayContract> = {}): PayContract => ({
  ...stamped,
  id: 601,
  status: 'sent',
  statusSince: '2026-11-21T12:00:00.000Z',
  creatorId: ids.creator,
  companyId: ids.company,
  contractId: null,
  amendsId: null,
  title: 'Coleção de inverno',
  scope: 'Vídeos da coleção',
  rights: '',
  startsOn: null,
  endsOn: '2026-12-20',
  rounds: 2,
  clientTaxId: '52998224725',
  clientName: 'Dora Freire',
  clientContact: 'Dora',
  clientEmail: 'dora@atelie.example',
  clientAddress: 'Rua do Sol, 1, Recife',
  lines: [{ label: 'Reels', quantity: 2, amountCents: 200_000 }],
  currency: 'BRL',
  feeBp: 1_500,
  feePayer: 'creator',
  instalmentCount: 1,
  firstDueOn: '2026-12-10',
  fineBp: 200,
  interestBp: 100,
  cancelBp: 0,
  message: '',
  validUntil: '2026-12-05',
  text: 'Contrato',
  textHash: '0'.repeat(64),
  edition: 1,
  refusal: '',
  talk: [],
  signatures: [],
  ...given,
});

export const anInstalment = (given: Partial<Instalment> = {}): Instalment => ({
  ...stamped,
  id: 611,
  contractId: ids.contract,
  payContractId: 601,
  companyId: ids.company,
  creatorId: ids.creator,
  ordinal: 1,
  amountCents: 400_000,
  currency: 'BRL',
  dueOn: '2026-12-10',
  fineBp: 200,
  interestBp: 100,
  chargeId: ids.charge,
  payoutId: ids.payout,
  approvedAt: null,
  ...given,
});

export const aProof = (given: Partial<PaymentProof> = {}): PaymentProof => ({
  ...stamped,
  ...hiring,
  id: ids.proof,
  chargeId: ids.charge,
  fileId: 95,
  sha256: 'e'.repeat(64),
  sentBy: 'Rosa',
  shareLinkId: null,
  ...given,
});

/** A PIX that names nothing we know. */
export const aReceipt = (given: Partial<Receipt> = {}): Receipt => ({
  ...stamped,
  id: ids.receipt,
  status: 'unmatched',
  statusSince: NOW,
  source: 'pix',
  externalId: 'E60701190202611201200s0000000001',
  receivedOn: '2026-11-20',
  amountCents: 400_000,
  bankFeeCents: 0,
  currency: 'BRL',
  paidBy: 'pix',
  reference: '',
  payerName: 'Aurora Cosméticos',
  payerTaxId: '12345678000195',
  note: '',
  reason: 'unknown_reference',
  chargeId: null,
  repaymentId: null,
  companyId: null,
  preparedById: null,
  releasedById: null,
  returnedOn: null,
  proof: '',
  ...given,
});

export const aPayout = (given: Partial<Payout> = {}): Payout => ({
  ...stamped,
  ...hiring,
  id: ids.payout,
  amendmentId: null,
  status: 'waiting_invoice',
  statusSince: '2026-11-21T12:00:00.000Z',
  grossCents: 340_000,
  withholdings: [],
  netCents: 340_000,
  deductedCents: 0,
  currency: 'BRL',
  legalForm: null,
  dueOn: null,
  preparedById: null,
  preparedAt: null,
  preparedPayeeVersion: null,
  releasedById: null,
  paymentFileId: null,
  madeOn: null,
  firstMadeOn: given.madeOn ?? null,
  proof: '',
  ...given,
});

/** All that arrived of that payout goes back to the brand, with our fee. */
export const aRepayment = (given: Partial<Repayment> = {}): Repayment => ({
  ...stamped,
  ...hiring,
  id: ids.repayment,
  payoutId: ids.payout,
  status: 'open',
  statusSince: NOW,
  toward: 'company',
  reason: 'O conteúdo saiu do ar antes do combinado.',
  amountCents: 340_000,
  feeCents: 60_000,
  paidCents: 0,
  currency: 'BRL',
  dueOn: '2026-12-28',
  preparedById: null,
  releasedById: null,
  refundedOn: null,
  proof: '',
  ...given,
});

export const anInvoice = (given: Partial<Invoice> = {}): Invoice => ({
  ...stamped,
  ...hiring,
  id: ids.invoice,
  payoutId: ids.payout,
  status: 'submitted',
  statusSince: '2026-11-21T12:00:00.000Z',
  fileId: 95,
  sha256: 'f'.repeat(64),
  key: null,
  issuerTaxId: '39053344705',
  takerTaxId: '12ABC34501DE35',
  amountCents: 340_000,
  month: '2026-12-01',
  checks: [],
  answer: '',
  ...given,
});

export const aPosting = (given: Partial<LedgerPosting> = {}): LedgerPosting => ({
  ...stamped,
  id: 97,
  transactionId: 96,
  kind: 'charge_paid',
  account: 'held',
  companyId: ids.company,
  creatorId: null,
  contractId: ids.contract,
  bookedOn: '2026-12-21',
  amountCents: 400_000,
  currency: 'BRL',
  ...given,
});

/** With one PIX of the payout. */
export const aPaymentFile = (given: Partial<PaymentFile> = {}): PaymentFile => ({
  ...stamped,
  ...{ id: ids.paymentFile, number: 7, bank: '999', payOn: '2026-11-23', amountCents: 340_000 },
  payments: [{ payoutId: ids.payout, method: 'pix', amountCents: 340_000 }],
  ...{ releasedById: 108, sha256: 'a'.repeat(64), content: '9990000' },
  ...given,
});

export const aPaymentAnswer = (given: Partial<PaymentAnswer> = {}): PaymentAnswer => ({
  ...stamped,
  ...{ id: ids.paymentAnswer, status: 'open', statusSince: NOW, externalId: '999/1/2026-11-23/1/3' },
  ...{ paymentFileId: null, payoutId: null, reference: 'X-1', codes: ['00'], amountCents: 100 },
  ...{ paidOn: '2026-11-23', bankReference: '', holder: 'CAIO LEMOS', outcome: 'unknown', closedById: null },
  ...given,
});

export const aFeeInvoice = (given: Partial<FeeInvoice> = {}): FeeInvoice => ({
  ...stamped,
  ...{ id: 119, companyId: ids.company, chargeId: ids.charge, status: 'pending', statusSince: NOW },
  ...{ amountCents: 60_000, currency: 'BRL', earnedOn: '2026-11-20', dpsNumber: null, dpsId: null },
  ...{ takerTaxId: '', takerName: '', number: '', link: '', key: null, reasonCode: '', reason: '' },
  ...given,
});

export const anIssRule = (given: Partial<IssRule> = {}): IssRule => ({
  ...stamped,
  id: 6,
  state: 'SP',
  city: 'Santos',
  rateBp: 200,
  withheld: true,
  dueDay: 15,
  validFrom: '2026-01-01',
  lawRef: 'Lei municipal 1/2025',
  authorId: ids.curator,
  ...given,
});

export const anRpa = (given: Partial<Rpa> = {}): Rpa => ({
  ...stamped,
  ...{ id: 118, creatorId: ids.creator, contractId: ids.contract, payoutId: ids.payout },
  ...{ year: 2026, number: 1, issuedOn: '2026-11-21', paidOn: '2026-11-20' },
  ...{ grossCents: 340_000, withholdings: [], netCents: 340_000 },
  ...{ holder: 'Ana Souza', taxId: '52998224725' },
  ...given,
});

export const aMonthClosing = (given: Partial<MonthClosing> = {}): MonthClosing => ({
  ...stamped,
  id: ids.monthClosing,
  status: 'closed',
  statusSince: NOW,
  month: '2020-01-01',
  closedById: 107,
  reopenedById: null,
  lines: [],
  entryCount: 0,
  hash: 'c'.repeat(64),
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

/** A report of a project of which nothing is published yet. */
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

export const aSquad = (given: Partial<Squad> = {}): Squad => ({
  ...stamped,
  id: 99,
  companyId: ids.company,
  ownerId: ids.brandUser,
  status: 'draft',
  statusSince: '2026-11-02T12:00:00.000Z',
  title: 'Verão Aurora',
  description: '',
  silent: false,
  budgetCents: null,
  currency: 'BRL',
  startsOn: null,
  endsOn: null,
  listId: null,
  figuresAskedAt: null,
  ...given,
});

export const aVision = (given: Partial<Vision> = {}): Vision => ({
  ...stamped,
  id: 227,
  squadId: 99,
  companyId: ids.company,
  number: 1,
  authorId: ids.brandUser,
  currency: 'BRL',
  objective: 'Mostrar a reaplicação de verdade.',
  idea: 'Um dia inteiro em cinco cenas.',
  keyMessages: ['Reaplique a cada duas horas.'],
  targets: [
    { metric: 'views', value: 2_000_000 },
    { metric: 'cpv', value: 4 },
  ],
  mix: [{ tier: 'micro', channel: 'instagram', count: 8 }],
  split: { creators: 3_000_000, boost: 500_000, production: 0, other: 0 },
  ...given,
});

export const aStep = (given: Partial<SquadStep> = {}): SquadStep => ({
  ...stamped,
  id: 228,
  status: 'planned',
  statusSince: NOW,
  squadId: 99,
  companyId: ids.company,
  title: 'Roteiros',
  description: 'Um roteiro por creator.',
  links: [],
  startsOn: '2026-12-01',
  dueOn: '2026-12-05',
  ownerId: null,
  dependsOn: [],
  needsApproval: true,
  ...given,
});

export const aStepApproval = (given: Partial<StepApproval> = {}): StepApproval => ({
  ...stamped,
  id: 229,
  squadId: 99,
  companyId: ids.company,
  stepId: 228,
  verdict: 'approved',
  hash: stepHash(aStep()),
  content: contentOf(aStep()),
  comment: '',
  userId: ids.brandUser,
  shareLinkId: null,
  name: 'Beatriz Nogueira',
  ...given,
});

export const aConversation = (given: Partial<Conversation> = {}): Conversation => ({
  ...stamped,
  id: ids.conversation,
  proposalId: ids.proposal,
  briefingId: ids.briefing,
  companyId: ids.company,
  creatorId: ids.creator,
  lastSeq: 1,
  lastCompanySeq: 0,
  lastCreatorSeq: 1,
  lastMessageAt: NOW,
  ...given,
});

/** The creator says the first thing. */
export const aMessage = (given: Partial<Message> = {}): Message => ({
  ...stamped,
  id: 215,
  conversationId: ids.conversation,
  briefingId: ids.briefing,
  companyId: ids.company,
  creatorId: ids.creator,
  seq: 1,
  clientId: 'b7a1f0de-3c52-4e0a-9a53-0c1f6f1d2a01',
  authorId: ids.creatorUser,
  side: 'creator',
  body: 'Adorei o briefing!',
  fileId: null,
  replyTo: null,
  editedAt: null,
  deletedAt: null,
  hiddenAt: null,
  ...given,
  createdAt: given.createdAt ?? NOW,
});

/** The creator's message, as the brand reported it. */
export const aMessageReport = (given: Partial<MessageReport> = {}): MessageReport => ({
  ...stamped,
  id: 226,
  status: 'open',
  statusSince: NOW,
  messageId: 215,
  briefingId: ids.briefing,
  companyId: ids.company,
  creatorId: ids.creator,
  reporterId: ids.brandUser,
  reason: 'off_platform',
  text: 'Pediu para fechar por fora.',
  authorId: ids.creatorUser,
  side: 'creator',
  body: 'Adorei o briefing!',
  fileId: null,
  ...given,
});

export const aConversationReading = (given: Partial<ConversationReading> = {}): ConversationReading => ({
  ...stamped,
  id: 227,
  conversationId: ids.conversation,
  briefingId: ids.briefing,
  companyId: ids.company,
  creatorId: ids.creator,
  readerId: 109,
  reason: 'A marca pediu ajuda com a entrega',
  until: '2026-11-21T12:30:00.000Z',
  ...given,
});

export const aParticipant = (given: Partial<Participant> = {}): Participant => ({
  ...stamped,
  id: 216,
  conversationId: ids.conversation,
  userId: ids.creatorUser,
  lastReadSeq: 1,
  ...given,
});
