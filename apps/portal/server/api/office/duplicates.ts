import { duplicatesReport, mergePreview } from '@elenco/core';
import { z } from 'zod';
import { checkedQuery } from '../request';
import type { Route } from '../route';

const number = z.coerce.number().int().positive().max(2_147_483_647);
const pair = z.strictObject({ keptId: number, mergedId: number });
const noStore = { 'Cache-Control': 'no-store' };

/** Routes for possible duplicates of creators, and for merged accounts. For staff with the support duty. */
export const duplicateRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/doubles',
    source: 'doubles',
    about: 'users',
    summary: 'Possible duplicate creators and recent merges; for support staff',
    answer: {
      status: 200,
      what: 'at most 100 pairs, 100 merges and 100 pairs that are not duplicates',
      schema: duplicatesReport,
    },
    handle: async (c, { database }) => c.json(await database.office.duplicates(c.get('actor')), 200, noStore),
  },
  {
    method: 'GET',
    path: '/doubles/preview',
    source: 'doubles',
    about: 'users',
    summary: 'Preview of merging two creators, or what prevents it; for support staff',
    query: { keptId: 'the creator who stays', mergedId: 'the creator who goes into the other' },
    answer: {
      status: 200,
      what: 'rows that move, rows that remain, and everything that prevents it',
      schema: mergePreview,
    },
    handle: async (c, { database, now }) =>
      c.json(await database.office.previewMerge(c.get('actor'), checkedQuery(c, pair), now()), 200, noStore),
  },
];
