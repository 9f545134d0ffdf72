import { invalid, isProblem } from '@elenco/core';
import { preparePayout, releasePayout } from '@elenco/core/finance';
import { z } from 'zod';
import { problemDocument } from '../problem';
import { bodyOf, commandContext, keyOf, refuseUnknown } from '../request';
import type { Route } from '../route';

const mostAtOnce = 100;
const rows = <S extends z.ZodType>(row: S) => z.array(row).min(1, 'at_least_one').max(mostAtOnce, 'too_many');
const run = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('prepare'), rows: rows(preparePayout.input) }),
  z.strictObject({ action: z.literal('release'), rows: rows(releasePayout.input) }),
]);

const outcome = z.object({
  id: z.int(),
  /** Null on success; otherwise the problem document that a single call for this row would return. */
  problem: z.looseObject({ code: z.string(), message: z.string() }).nullable(),
});

/**
 * Routes that prepare or release several payouts. If one payout fails, the others are still processed. Each
 * payout has its own audit entry.
 */
export const payoutRunRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/payout-runs',
    source: 'payout-runs',
    about: 'payouts',
    summary: 'Prepares or releases up to 100 payouts independently; for finance staff',
    headers: { 'Idempotency-Key': 'needed; a repetition does again only what was refused before' },
    body: run,
    answer: { status: 200, what: 'result of each, in the given order', schema: z.array(outcome) },
    async handle(c, deps) {
      const key = keyOf(c, true);
      const body = await bodyOf(c);
      refuseUnknown(body, (field) => field === 'action' || field === 'rows');
      const parsed = run.safeParse(body);
      if (!parsed.success) throw invalid(parsed.error.issues);
      const { data } = parsed;
      const outcomes: z.output<typeof outcome>[] = [];
      for (const row of data.rows) {
        const by = commandContext(c, deps, `${key} ${row.id}`);
        try {
          if (data.action === 'prepare') await deps.database.perform(preparePayout, row, by);
          else await deps.database.perform(releasePayout, row, by);
          outcomes.push({ id: row.id, problem: null });
        } catch (error) {
          if (!isProblem(error) || error.status >= 500) throw error;
          outcomes.push({ id: row.id, problem: await problemDocument(c, error) });
        }
      }
      return c.json(outcomes, 200, { 'Cache-Control': 'no-store' });
    },
  },
];
