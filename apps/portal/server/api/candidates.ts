import {
  briefings,
  channel,
  creators,
  type Listing,
  matchReason,
  Problem,
  parseListing,
  skill,
  staff,
  suggest,
} from '@elenco/core';
import type { CandidateFilter } from '@elenco/db';
import { z } from 'zod';
import { idOf } from './request';
import type { Route } from './route';
import { listQuery, rangeHeader } from './rows';

/** So many creators are scored at most; when there are more, the answer says so. */
const mostScored = 500;

const candidate = z.object({
  id: z.int(),
  creator: creators.schema,
  score: z.int().min(0).max(100),
  reasons: z.array(matchReason),
});

/** What staff may narrow by, in the words of every other list. */
const filters = {
  schema: z.object({
    score: z.int(),
    mainSkill: skill,
    channel,
    followers: z.int().min(0).max(2_000_000_000),
    priceCents: z.int().min(0),
  }),
  filters: { mainSkill: 'is', channel: 'is', followers: 'between', priceCents: 'between' },
  search: ['name', 'city'],
  sorts: ['score'],
} as const;

export const candidateRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/briefings/:id/candidates',
    source: 'candidates',
    summary: 'Creators for a briefing, the best match first, with the reasons; for the staff of curation',
    query: {
      range: listQuery.range,
      filter:
        '`q`, `mainSkill`, `channel`, `followers_gte`, `followers_lte`, `priceCents_gte`, `priceCents_lte`',
    },
    answer: {
      status: 200,
      what: 'the candidates',
      schema: z.array(candidate),
      headers: {
        'Content-Range': '`candidates first-last/scored`',
        'X-More-Candidates': '`true` when more creators fit the filter than were scored',
      },
    },
    async handle(c, { database }) {
      const actor = c.get('actor');
      const briefing = await database.get(briefings, actor, idOf(c));
      if (staff('curation')(actor).length === 0) throw new Problem('not_allowed');
      const { range, filter } = c.req.query();
      const listing = parseListing(filters, { range, filter });
      const found = await database.candidatesFor(briefing, asFilter(listing), mostScored + 1);
      const scored = suggest(briefing, found.slice(0, mostScored));
      const page = scored.slice(listing.offset, listing.offset + listing.limit);
      const rows = page.map(({ creator, score, reasons }) => ({ id: creator.id, creator, score, reasons }));
      return c.json(rows, 200, {
        'Cache-Control': 'no-store',
        'Content-Range': rangeHeader('candidates', listing.offset, rows.length, scored.length),
        'X-More-Candidates': String(found.length > mostScored),
      });
    },
  },
];

function asFilter({ where }: Listing): CandidateFilter {
  const of = (field: string, test: string) =>
    where.find((one) => one.field === field && one.test === test)?.values[0] ?? undefined;
  return {
    q: of('q', 'text') as string | undefined,
    mainSkill: of('mainSkill', 'in') as string | undefined,
    channel: of('channel', 'in') as string | undefined,
    followersFrom: of('followers', 'from') as number | undefined,
    followersTo: of('followers', 'to') as number | undefined,
    priceFrom: of('priceCents', 'from') as number | undefined,
    priceTo: of('priceCents', 'to') as number | undefined,
  };
}
