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
  nobody,
  type Rule,
  retained,
  staff,
  stamps,
  systemOnly,
} from '../../people';

/** What a bank says of one payment. What changed its payout, or repeats what is known, is applied; the rest waits for a person. */
export const paymentAnswerFlow = defineFlow({
  name: 'payment-answers',
  states: ['open', 'applied', 'closed'],
  initial: 'open',
  moves: {
    apply: { from: ['open'], to: 'applied' },
    close: { from: ['open'], to: 'closed', comment: 'required' },
  },
});

/** Of one day's run; a bank takes no more in one batch without being asked. */
export const MOST_PAYMENTS = 100;

/** One payment of a file: what goes out for which payout, and by which way. */
const filePayment = z.object({ payoutId: id, method: z.enum(transferMethods), amountCents: cents });

/** What a bank was told to pay, once: the same bytes again whoever takes it along. */
export const paymentFile = z.object({
  ...stamps,
  /** Our running number of files, without gaps; the file says it to the bank. */
  number: impersonal(z.int().positive()),
  /** COMPE code of the bank that pays. */
  bank: impersonal(z.string().length(3)),
  payOn: impersonal(date),
  payments: impersonal(z.array(filePayment)),
  amountCents: impersonal(cents),
  /** The second of the two people of finance. */
  releasedById: id,
  /** SHA-256 of its bytes, hexadecimal. */
  sha256: impersonal(z.string().length(64)),
  /** The file itself: account numbers and tax ids, which no list tells. */
  content: retained(z.string(), 'fiscal', dash),
});

export type PaymentFile = z.output<typeof paymentFile>;

/** What became of an answer: it moved its payout, repeats what is known, or needs a person, and why. */
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

/** What a bank's return says of one payment, once. */
export const paymentAnswer = z.object({
  ...stamps,
  status: impersonal(z.enum(paymentAnswerFlow.states as [StateOf<typeof paymentAnswerFlow>])),
  statusSince: instant,
  /** The bank's file and the line in it; unique. */
  externalId: impersonal(z.string().trim().min(1, 'required').max(120, 'too_long')),
  /** Null of a payment that we do not know. */
  paymentFileId: id.nullable(),
  payoutId: id.nullable(),
  /** Our own name of the payment, as the bank repeats it. */
  reference: impersonal(lineOrEmpty(20)),
  /** FEBRABAN's codes, up to five. */
  codes: impersonal(z.array(z.string().length(2)).max(5)),
  amountCents: impersonal(cents),
  /** The day on which the money left; null while it has not. */
  paidOn: impersonal(date.nullable()),
  /** The bank's own name of the transfer. */
  bankReference: impersonal(lineOrEmpty(20)),
  holder: retained(lineOrEmpty(30), 'fiscal', ''),
  outcome: impersonal(answerOutcome),
  closedById: id.nullable(),
});

export type PaymentAnswer = z.output<typeof paymentAnswer>;

const never = { create: nobody, update: nobody, remove: nobody } as const;

/** Who makes payment files, takes them to the bank and reads its answers. */
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
  /** Told by `payment-files.open` alone, which is written down. */
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
