import { bankReturnRule, demand, Problem, readBankReturn } from '@elenco/core';
import { type BankReturnResult, importBankReturn } from '@elenco/core/payment';
import { z } from 'zod';
import { commandContext, fileOf, keyOf } from './request';
import type { Route } from './route';

const returnLine = z.object({
  line: z.int(),
  ourNumber: z.string(),
  amountCents: z.int(),
  paidOn: z.string().nullable(),
  /** `settled`, or why the line settled nothing. */
  outcome: z.string(),
  chargeId: z.int().nullable(),
});

/** Many errors have one cause; the first lines are enough to find it. */
const mostErrors = 50;

export const bankReturnRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/bank-returns',
    source: 'bank-returns',
    summary: "Reads a bank's return file in (CNAB 240) and settles what it says was paid; for finance staff",
    headers: { 'Idempotency-Key': 'needed' },
    body: { form: { file: 'the return file, at most 1 MB' } },
    answer: { status: 200, what: 'what became of each line', schema: z.array(returnLine) },
    async handle(c, deps) {
      demand(c.get('actor'), bankReturnRule);
      const key = keyOf(c, true);
      // The layout counts bytes, so each byte must stay one character.
      const text = Buffer.from(await (await fileOf(c)).arrayBuffer()).toString('latin1');
      const read = readBankReturn(text);
      if (!read.ok) {
        const errors = read.errors.slice(0, mostErrors);
        throw new Problem(
          'invalid',
          errors.map(({ line, code }) => ({ pointer: '/file', code, params: { line } })),
        );
      }
      const { entries } = read.file;
      const { results } = await deps.database.perform(
        importBankReturn,
        { entries },
        commandContext(c, deps, key),
      );
      const paidOn = new Map(entries.map((entry) => [entry.line, entry.paidOn]));
      const lines = results.map(({ line, ourNumber, chargeId, paidCents, reason }: BankReturnResult) => ({
        line,
        ourNumber,
        amountCents: paidCents,
        paidOn: paidOn.get(line) ?? null,
        outcome: reason ?? 'settled',
        chargeId,
      }));
      return c.json(lines, 200, { 'Cache-Control': 'no-store' });
    },
  },
];
