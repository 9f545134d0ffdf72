import type { MonthClosing } from '../closing';
import type { Invoice, LedgerPosting, Payout } from '../payment';
import type { PaymentAnswer, PaymentFile } from '../paymentFile';
import type { Repayment } from '../repayment';
import type { Rpa } from '../rpa';
import { hiring, ids, NOW, stamped } from './given';

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
  expectedOn: given.dueOn ?? null,
  preparedById: null,
  preparedAt: null,
  preparedPayeeVersion: null,
  releasedById: null,
  paymentFileId: null,
  madeOn: null,
  firstMadeOn: given.madeOn ?? null,
  proof: '',
  purchase: null,
  purchaseRecordedById: null,
  purchaseConfirmedById: null,
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
  currency: 'BRL',
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
  id: ids.paymentFile,
  number: 7,
  bank: '999',
  payOn: '2026-11-23',
  amountCents: 340_000,
  payments: [{ payoutId: ids.payout, method: 'pix', amountCents: 340_000 }],
  releasedById: 108,
  sha256: 'a'.repeat(64),
  content: '9990000',
  ...given,
});

export const aPaymentAnswer = (given: Partial<PaymentAnswer> = {}): PaymentAnswer => ({
  ...stamped,
  id: ids.paymentAnswer,
  status: 'open',
  statusSince: NOW,
  externalId: '999/1/2026-11-23/1/3',
  paymentFileId: null,
  payoutId: null,
  reference: 'X-1',
  codes: ['00'],
  amountCents: 100,
  paidOn: '2026-11-23',
  bankReference: '',
  holder: 'CAIO LEMOS',
  outcome: 'unknown',
  closedById: null,
  ...given,
});

export const anRpa = (given: Partial<Rpa> = {}): Rpa => ({
  ...stamped,
  id: 118,
  creatorId: ids.creator,
  contractId: ids.contract,
  payoutId: ids.payout,
  year: 2026,
  number: 1,
  issuedOn: '2026-11-21',
  paidOn: '2026-11-20',
  grossCents: 340_000,
  withholdings: [],
  netCents: 340_000,
  holder: 'Ana Souza',
  taxId: '52998224725',
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
  setOffCents: 0,
  currency: 'BRL',
  dueOn: '2026-12-28',
  preparedById: null,
  releasedById: null,
  refundedOn: null,
  proof: '',
  ...given,
});
