import { requireAccess } from '@elenco/core';
import { figureStaff, importFigures } from '@elenco/core/hiring';
import { z } from 'zod';
import { readFigureFile } from '../files/figureFile';
import { commandContext, fileOf, keyOf } from './request';
import type { Route } from './route';

const answer = z.object({
  /** Number of lines whose metrics were stored. */
  taken: z.int(),
  /** Rejected lines with their reasons. */
  refused: z.array(z.object({ line: z.int(), pointer: z.string(), code: z.string() })),
});

export const figureFileRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/figure-files',
    source: 'observations',
    summary:
      'Imports metrics of posts from a CSV file (post or link, date, kind, one column per metric); for staff',
    headers: { 'Idempotency-Key': 'makes a repetition harmless' },
    body: { form: { file: 'the file, at most 1 MB and 500 lines' } },
    answer: {
      status: 200,
      what: 'number of imported lines, and why the others were refused',
      schema: answer,
    },
    async handle(c, deps) {
      requireAccess(c.get('actor'), figureStaff);
      const key = keyOf(c, false);
      const { rows, refused } = await readFigureFile(await (await fileOf(c)).bytes());
      const taken =
        rows.length > 0
          ? await deps.database.perform(importFigures, { rows }, commandContext(c, deps, key))
          : { taken: 0, refused: [] };
      const all = [...refused, ...taken.refused].sort((a, b) => a.line - b.line);
      return c.json({ taken: taken.taken, refused: all }, 200, { 'Cache-Control': 'no-store' });
    },
  },
];
