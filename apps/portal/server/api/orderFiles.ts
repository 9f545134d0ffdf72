import { importOrders } from '@elenco/core/hiring';
import { z } from 'zod';
import { readOrderFile } from '../files/orderFile';
import { checkedQuery, commandContext, fileOf, keyOf } from './request';
import type { Route } from './route';

const answer = z.object({
  /** Number of lines whose orders were stored. */
  taken: z.int(),
  /** Rejected lines with their reasons. */
  refused: z.array(z.object({ line: z.int(), pointer: z.string(), code: z.string() })),
});
const query = z.strictObject({ briefingId: z.coerce.number().int().positive().max(2_147_483_647) });

export const orderFileRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/order-files',
    source: 'orders',
    summary: 'Imports the orders of a project from a CSV file (order, day, code, amount)',
    query: { briefingId: 'the project whose promo codes the file names' },
    headers: { 'Idempotency-Key': 'makes a repetition harmless' },
    body: { form: { file: 'the file, at most 1 MB and 500 lines' } },
    answer: {
      status: 200,
      what: 'number of imported lines, and why the others were refused',
      schema: answer,
    },
    async handle(c, deps) {
      const { briefingId } = checkedQuery(c, query);
      const key = keyOf(c, false);
      const { rows, refused } = await readOrderFile(await (await fileOf(c)).bytes());
      const read =
        rows.length > 0
          ? await deps.database.perform(importOrders, { briefingId, rows }, commandContext(c, deps, key))
          : { taken: 0, refused: [] };
      const all = [...refused, ...read.refused].sort((a, b) => a.line - b.line);
      return c.json({ taken: read.taken, refused: all }, 200, { 'Cache-Control': 'no-store' });
    },
  },
];
