import { readPaymentReturn } from '@elenco/brazil';
import { Problem, requireAccess } from '@elenco/core';
import {
  bankReturnRule,
  effectOfImport,
  type ImportResult,
  type Incoming,
  importAnswers,
  importEffect,
  importReceipts,
  paymentFileRule,
  type Reversal,
  type ReversalResult,
} from '@elenco/core/finance';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Env } from '../types';
import { type BankFile, nameOf, readBankFile, refusedLines, refuseForeign } from './bankFile';
import { commandContext, fileOf, keyOf } from './request';
import type { Route } from './route';

const returnLine = z.object({
  line: z.int(),
  reference: z.string(),
  amountCents: z.int(),
  receivedOn: z.string().nullable(),
  /** `matched`, or the reason why the line was not matched. */
  outcome: z.string(),
  chargeId: z.int().nullable(),
  receiptId: z.int().nullable(),
});

/** A line that is not imported yet, so its receipt has no id. */
const previewLine = returnLine.omit({ receiptId: true }).extend({ effect: importEffect });

const answerLine = z.object({
  line: z.int(),
  reference: z.string(),
  holder: z.string(),
  codes: z.array(z.string()),
  amountCents: z.int(),
  /** Result of the line; `known` if an earlier file contained it. */
  outcome: z.string(),
  payoutId: z.int().nullable(),
  answerId: z.int(),
});
type AnswerLine = z.output<typeof answerLine>;

export const bankReturnRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/bank-returns',
    source: 'bank-returns',
    summary:
      'Imports receipts from a return file (CNAB 240, CNAB 400 of Bradesco or Itaú) or a Pix API response (`pix`), settles the charges they pay and keeps the rest in suspense; for finance staff',
    headers: { 'Idempotency-Key': 'needed' },
    body: { form: { file: 'the file, at most 1 MB' } },
    answer: { status: 200, what: 'result of each line', schema: z.array(returnLine) },
    async handle(c, deps) {
      requireAccess(c.get('actor'), bankReturnRule);
      const key = keyOf(c, true);
      const lines = await outcomesOf(readBankFile(await bytesOf(c), deps.settings), (given) =>
        deps.database.perform(importReceipts, given, commandContext(c, deps, key)),
      );
      return c.json(lines, 200, { 'Cache-Control': 'no-store' });
    },
  },
  {
    method: 'POST',
    path: '/bank-returns/preview',
    source: 'bank-returns',
    summary:
      'Returns what importing a return file or a Pix API response would do, with the effect of each line; writes nothing; for finance staff',
    body: { form: { file: 'the file, at most 1 MB' } },
    answer: { status: 200, what: 'effect of each line', schema: z.array(previewLine) },
    async handle(c, deps) {
      requireAccess(c.get('actor'), bankReturnRule);
      const lines = await outcomesOf(readBankFile(await bytesOf(c), deps.settings), async (given) => {
        const decision = await deps.database.dryRun(importReceipts, given, commandContext(c, deps));
        if ('refused' in decision) throw new Problem('refused', decision.refused);
        return decision.reply;
      });
      const preview = lines.map(
        ({ receiptId, ...line }): z.output<typeof previewLine> => ({
          ...line,
          effect: effectOfImport({ outcome: line.outcome, receiptId }),
        }),
      );
      return c.json(preview, 200, { 'Cache-Control': 'no-store' });
    },
  },
  {
    method: 'POST',
    path: '/payment-returns',
    source: 'payment-returns',
    about: 'payment-answers',
    summary:
      "Imports a bank's response to payments (CNAB 240): completes the payouts that were paid and fails those rejected; for finance staff",
    headers: { 'Idempotency-Key': 'needed' },
    body: { form: { file: 'the file, at most 1 MB' } },
    answer: { status: 200, what: 'result of each line', schema: z.array(answerLine) },
    async handle(c, deps) {
      requireAccess(c.get('actor'), paymentFileRule);
      const key = keyOf(c, true);
      const bytes = await bytesOf(c);
      const read = readPaymentReturn(bytes.toString('latin1'));
      if (!read.ok) throw refusedLines(read.errors);
      refuseForeign(read.file.owners, deps.settings);
      const name = nameOf(read.file);
      const entries = read.file.entries.map(({ line, ...entry }) => ({
        ...entry,
        externalId: `${name}/${line}`,
      }));
      const { results } =
        entries.length === 0
          ? { results: [] }
          : await deps.database.perform(importAnswers, { entries }, commandContext(c, deps, key));
      const lines = read.file.entries.map(
        ({ line, reference, codes, amountCents, holder }, index): AnswerLine => ({
          line,
          reference,
          codes: [...codes],
          amountCents,
          holder,
          ...results[index]!,
        }),
      );
      return c.json(lines, 200, { 'Cache-Control': 'no-store' });
    },
  },
];

const bytesOf = async (c: Context<Env>) => Buffer.from(await (await fileOf(c)).arrayBuffer());

interface Imported {
  readonly results: readonly ImportResult[];
  readonly reversed: readonly ReversalResult[];
}

/** Returns each line of a file with its result. `run` imports the lines or previews the import. */
async function outcomesOf(
  { lines, incoming, reversals }: BankFile,
  run: (given: { entries: Incoming[]; reversals: Reversal[] }) => Promise<Imported>,
) {
  const given = { entries: [...incoming.values()], reversals: [...reversals.values()] };
  const isEmpty = given.entries.length + given.reversals.length === 0;
  const { results, reversed } = isEmpty ? { results: [], reversed: [] } : await run(given);
  const became = new Map<number, ImportResult | ReversalResult | undefined>([
    ...[...incoming.keys()].map((line, index) => [line, results[index]] as const),
    ...[...reversals.keys()].map((line, index) => [line, reversed[index]] as const),
  ]);
  return lines.map((line) => {
    const { outcome, chargeId, receiptId } = became.get(line.line) ?? NOT_A_PAYMENT;
    return { ...line, outcome, chargeId, receiptId };
  });
}

const NOT_A_PAYMENT = { outcome: 'not_a_payment', chargeId: null, receiptId: null } as const;
