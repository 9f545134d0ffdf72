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
 * The bank's answer about one payment. Applied if it changed its payout or is redundant; otherwise open for
 * review.
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

/** Maximum per file; banks accept no more in one batch by default. */
export const MAX_PAYMENTS = 100;

/** A payment of a file: its payout, method and amount. */
const filePayment = z.object({ payoutId: id, method: z.enum(transferMethods), amountCents: cents });

/** Payment order for the bank; its content never changes. */
export const paymentFile = z.object({
  ...stamps,
  /** Sequence number of files, without gaps; part of the file. */
  number: impersonal(z.int().positive()),
  /** COMPE code of the paying bank. */
  bank: impersonal(z.string().length(3)),
  payOn: impersonal(date),
  payments: impersonal(z.array(filePayment)),
  amountCents: impersonal(cents),
  /** The second of two users of finance. */
  releasedById: id,
  /** SHA-256 of the content, hexadecimal. */
  sha256: impersonal(z.string().length(64)),
  /** The file, with account numbers and tax ids; never listed. */
  content: retained(z.string(), 'fiscal', dash),
});

export type PaymentFile = z.output<typeof paymentFile>;

/** Result of an answer: applied to its payout, redundant, or open for review with the reason. */
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
  /** The bank's file and line; unique. */
  externalId: impersonal(z.string().trim().min(1, 'required').max(120, 'too_long')),
  /** Null for an unknown payment. */
  paymentFileId: id.nullable(),
  payoutId: id.nullable(),
  /** The platform's reference of the payment, as returned by the bank. */
  reference: impersonal(lineOrEmpty(20)),
  /** FEBRABAN's codes, up to five. */
  codes: impersonal(z.array(z.string().length(2)).max(5)),
  amountCents: impersonal(cents),
  /** Day of the debit; null before. */
  paidOn: impersonal(date.nullable()),
  /** The bank's reference of the transfer. */
  bankReference: impersonal(lineOrEmpty(20)),
  holder: retained(lineOrEmpty(30), 'fiscal', ''),
  outcome: impersonal(answerOutcome),
  closedById: id.nullable(),
});

export type PaymentAnswer = z.output<typeof paymentAnswer>;

const never = { create: noOne, update: noOne, remove: noOne } as const;

/** Users who may create and download payment files and import answers. */
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
  /** Returned by `payment-files.open` only, which is recorded. */
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
  sorts: ['id', 'status'],
  access: paymentAnswerAccess,
});
