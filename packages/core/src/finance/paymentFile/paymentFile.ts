import { transferMethods } from '@elenco/brazil';
import { z } from 'zod';
import { cents, defineFlow, type StateOf } from '../../kit';
import {
  dash,
  date,
  defineResource,
  id,
  impersonal,
  instant,
  lineOrEmpty,
  noOne,
  type Rule,
  retained,
  staff,
  stamps,
  systemOnly,
} from '../../people';

/**
 * Flow of the bank's answer about one payment. An answer that changed its payout or repeats an earlier answer
 * is applied; any other answer is open for review.
 */
export const paymentAnswerFlow = defineFlow({
  name: 'payment-answers',
  states: ['open', 'applied', 'closed'],
  initial: 'open',
  moves: {
    apply: { from: ['open'], to: 'applied' },
    close: { from: ['open'], to: 'closed', comment: 'required' },
  },
});

/** Maximum number of payments per file. By default, banks accept no more in one batch. */
export const MAX_PAYMENTS = 100;

/** A payment in a file: its payout, method and amount. */
const filePayment = z.object({ payoutId: id, method: z.enum(transferMethods), amountCents: cents });

/** A payment order for the bank, whose content never changes. */
export const paymentFile = z.object({
  ...stamps,
  /** Number of the file, without gaps; also written into the file. */
  number: impersonal(z.int().positive()),
  /** COMPE code of the paying bank. */
  bank: impersonal(z.string().length(3)),
  /** Branch and number of the paying account, as in the file; empty if the file does not contain them. */
  branch: impersonal(lineOrEmpty(8)),
  account: impersonal(lineOrEmpty(14)),
  payOn: impersonal(date),
  payments: impersonal(z.array(filePayment)),
  amountCents: impersonal(cents),
  /** The second of the two staff members, who released the payouts. */
  releasedById: id,
  /** SHA-256 of the content, hexadecimal. */
  sha256: impersonal(z.string().length(64)),
  /** Content of the file, with account numbers and tax ids. List responses never contain it. */
  content: retained(z.string(), 'fiscal', dash),
});

export type PaymentFile = z.output<typeof paymentFile>;

/** Result of an answer: applied to its payout, known before, or open for review with a reason. */
export const answerOutcome = z.enum([
  'made',
  'scheduled',
  'failed',
  'repeated',
  'unknown',
  'unclear',
  'amount_differs',
  'not_on_its_way',
  'other_month',
  'returned',
]);

export type AnswerOutcome = z.output<typeof answerOutcome>;

/** The bank's answer about one payment; stored once. */
export const paymentAnswer = z.object({
  ...stamps,
  status: impersonal(z.enum(paymentAnswerFlow.states as [StateOf<typeof paymentAnswerFlow>])),
  statusSince: instant,
  /** File and line of the answer; unique. */
  externalId: impersonal(z.string().trim().min(1, 'required').max(120, 'too_long')),
  /** The payment file; null if the answer refers to no known payment. */
  paymentFileId: id.nullable(),
  payoutId: id.nullable(),
  /** Our reference of the payment, as the bank returned it. */
  reference: impersonal(lineOrEmpty(20)),
  /** FEBRABAN's codes, up to five. */
  codes: impersonal(z.array(z.string().length(2)).max(5)),
  amountCents: impersonal(cents),
  /** Day of the debit; null if the account was not debited yet. */
  paidOn: impersonal(date.nullable()),
  /** The bank's reference of the transfer. */
  bankReference: impersonal(lineOrEmpty(20)),
  holder: retained(lineOrEmpty(30), 'fiscal', ''),
  outcome: impersonal(answerOutcome),
  closedById: id.nullable(),
});

export type PaymentAnswer = z.output<typeof paymentAnswer>;

const never = { create: noOne, update: noOne, remove: noOne } as const;

/** Allows only staff who may create and download payment files and import answers. */
export const paymentFileRule: Rule<PaymentFile> = staff('finance');

const paymentFileAccess = { ...never, read: paymentFileRule, moves: {} } as const;

const finance: Rule<PaymentAnswer> = staff('finance');

const paymentAnswerAccess = {
  ...never,
  read: finance,
  moves: { apply: systemOnly, close: finance },
} as const;

export const paymentFiles = defineResource({
  name: 'payment-files',
  schema: paymentFile,
  flow: undefined,
  writable: { create: [], update: [] },
  /** Only the command `payment-files.open` returns the content, and each call is recorded. */
  hidden: () => ['content'],
  filters: { id: 'is', number: 'is', payOn: 'between', amountCents: 'between' },
  sorts: ['id', 'number', 'payOn', 'amountCents'],
  access: paymentFileAccess,
});

export const paymentAnswers = defineResource({
  name: 'payment-answers',
  schema: paymentAnswer,
  columns: { codes: 'jsonb' },
  flow: paymentAnswerFlow,
  byPlatform: true,
  writable: { create: [], update: [] },
  filters: { id: 'is', status: 'is', outcome: 'is', paymentFileId: 'is', payoutId: 'is' },
  sorts: ['id', 'status', 'statusSince'],
  access: paymentAnswerAccess,
});
