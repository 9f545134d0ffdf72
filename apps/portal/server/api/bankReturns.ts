import {
  type FileOwner,
  foreignLine,
  foreignPix,
  pixList,
  pixReceived,
  readPaymentReturn,
  readReturnFile,
} from '@elenco/brazil';
import { brand, Problem, requireAccess } from '@elenco/core';
import {
  bankReturnRule,
  type Incoming,
  importAnswers,
  importReceipts,
  OWN_PIX_KEYS,
  paymentFileRule,
  type Reversal,
} from '@elenco/core/finance';
import { z } from 'zod';
import { commandContext, fileOf, keyOf } from './request';
import type { Deps, Route } from './route';

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
type Line = z.output<typeof returnLine>;

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

/** Maximum number of errors in the response, since many errors of a file have the same cause. */
const mostErrors = 50;

interface Read {
  readonly lines: readonly Pick<Line, 'line' | 'reference' | 'amountCents' | 'receivedOn'>[];
  /** Incoming money by line number. Lines without incoming money are left out. */
  readonly incoming: ReadonlyMap<number, Incoming>;
  /** Reversals by the bank, by line number. */
  readonly reversals: ReadonlyMap<number, Reversal>;
}

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
      const bytes = Buffer.from(await (await fileOf(c)).arrayBuffer());
      const read = /^(\xef\xbb\xbf)?\s*\{/.test(bytes.toString('latin1', 0, 64))
        ? readPix(bytes.toString('utf8'), deps.settings)
        : // Decodes the file as Latin-1, since the layouts count bytes: each byte must become one character.
          readCnab(bytes.toString('latin1'), deps.settings);
      const entries = [...read.incoming.values()];
      const reversals = [...read.reversals.values()];
      const { results, reversed } =
        entries.length + reversals.length === 0
          ? { results: [], reversed: [] }
          : await deps.database.perform(importReceipts, { entries, reversals }, commandContext(c, deps, key));
      const became = new Map<number, (typeof results)[number] | (typeof reversed)[number] | undefined>([
        ...[...read.incoming.keys()].map((line, index) => [line, results[index]] as const),
        ...[...read.reversals.keys()].map((line, index) => [line, reversed[index]] as const),
      ]);
      const lines = read.lines.map((line): Line => {
        const { outcome = 'not_a_payment', chargeId = null, receiptId = null } = became.get(line.line) ?? {};
        return { ...line, outcome, chargeId, receiptId };
      });
      return c.json(lines, 200, { 'Cache-Control': 'no-store' });
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
      const bytes = Buffer.from(await (await fileOf(c)).arrayBuffer());
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

const nameOf = (file: { bank: string; registration: string; generatedOn: string; sequence: number }) =>
  [file.bank, file.registration.replace(/\s+/g, ' '), file.generatedOn, file.sequence].join('/');

interface RefusedLine {
  readonly line: number;
  readonly code: string;
  readonly params?: Readonly<Record<string, number>>;
}
const refusedLines = (errors: readonly RefusedLine[]) =>
  new Problem(
    'invalid',
    errors
      .slice(0, mostErrors)
      .map(({ line, code, params }) => ({ pointer: '/file', code, params: { ...params, line } })),
  );

type Own = Pick<Deps['settings'], 'ownAccounts' | 'ownPixKeys'>;

/** Rejects a file of another account or company before any line is recorded. */
function refuseForeign(owners: readonly FileOwner[], { ownAccounts: accounts }: Own): void {
  const foreign = foreignLine(owners, { taxId: brand.legalDocument, accounts });
  if (foreign) throw refusedLines([foreign]);
}

/**
 * Reads a CNAB file. A line's reference consists of the file's bank, owner, day and number, and the line
 * number.
 */
function readCnab(text: string, settings: Own): Read {
  const { layout, read } = readReturnFile(text);
  if (!read.ok) throw refusedLines(read.errors);
  if (read.file.owners.length > 0) refuseForeign(read.file.owners, settings);
  const file = nameOf(read.file);
  const { entries } = read.file;
  return {
    lines: entries.map(({ line, ourNumber, paidCents, paidOn }) => ({
      line,
      reference: ourNumber,
      amountCents: paidCents,
      receivedOn: paidOn,
    })),
    incoming: new Map(
      entries
        .filter(({ news }) => news === 'payment')
        .map(({ line, ourNumber, paidCents, netCents, paidOn }) => [
          line,
          {
            source: layout,
            externalId: `${file}/${line}`,
            receivedOn: paidOn,
            amountCents: paidCents,
            // Some banks credit the whole amount and write zero as net amount, or debit their fee separately.
            bankFeeCents: netCents > 0 && netCents < paidCents ? paidCents - netCents : 0,
            paidBy: 'slip',
            reference: ourNumber,
            payerName: '',
            payerTaxId: '',
            note: '',
          } as const,
        ]),
    ),
    reversals: new Map(
      entries
        .filter(({ news }) => news === 'reversal')
        .map(({ line, ourNumber, paidCents }) => [
          line,
          {
            source: layout,
            externalId: `${file}/${line}`,
            reference: ourNumber,
            amountCents: paidCents,
          },
        ]),
    ),
  };
}

function readPix(text: string, { ownPixKeys }: Own): Read {
  const { success, data, error } = pixList.safeParse(parsed(text));
  if (!success) {
    throw new Problem(
      'invalid',
      error.issues.slice(0, mostErrors).map(({ path }) => ({
        pointer: '/file',
        code: 'pix_list_invalid',
        params: typeof path[1] === 'number' ? { line: path[1] + 1 } : { line: 1 },
      })),
    );
  }
  const received = pixReceived(data);
  const foreign = foreignPix(received, [...OWN_PIX_KEYS, ...ownPixKeys]);
  if (foreign !== undefined) throw refusedLines([{ line: foreign, code: 'pix_key_not_ours' }]);
  const rows = received.map(({ key: _, ...row }, index) => ({ ...row, line: index + 1 }));
  return {
    lines: rows.map(({ line, txid, amountCents, receivedOn }) => ({
      line,
      reference: txid,
      amountCents,
      receivedOn,
    })),
    incoming: new Map(
      rows
        .filter(({ amountCents }) => amountCents > 0)
        .map(({ line, txid, endToEndId, ...row }) => [
          line,
          { ...row, source: 'pix', externalId: endToEndId, bankFeeCents: 0, paidBy: 'pix', reference: txid },
        ]),
    ),
    reversals: new Map(),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
