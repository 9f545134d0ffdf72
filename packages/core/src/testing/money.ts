import type { MonthClosing } from '../closing';
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
import type { Receipt } from '../receipt';
import type { Repayment } from '../repayment';
import type { Rpa } from '../rpa';
import { hiring, ids, NOW, stamped } from './given';

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
