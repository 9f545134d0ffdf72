import {
  briefings,
  type Creator,
  creators,
  date,
  found,
  instant,
  match,
  Problem,
  readQuery,
  type SearchQuery,
  searchAnswer,
  searchOf,
  staff,
  withoutCursor,
  writeQuery,
} from '@elenco/core';
import { z } from 'zod';
import { idOf } from './request';
import type { Route } from './route';
import { limitOf, ofPage, searchParams } from './search';

const candidate = found.extend({
  /** Match of the creator with the brief, 0 to 100, as stored in the shortlist. */
  match: z.int().min(0).max(100),
  /** The creator's running contract with another company of the same specialty. */
  clash: z.object({ company: z.string(), until: date.nullable() }).nullable(),
  /** Time when the creator last answered an invitation. */
  answeredAt: instant.nullable(),
});

const unknown = { clash: null, answeredAt: null };

export const candidateRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/briefings/:id/candidates',
    source: 'candidates',
    summary: 'Members for a briefing, by its own search or the given one; for curation staff',
    query: searchParams,
    answer: {
      status: 200,
      what: 'a page of creators with their match, and the address of the search',
      schema: searchAnswer.extend({ rows: z.array(candidate), query: z.string() }),
    },
    async handle(c, { database, now }) {
      const actor = c.get('actor');
      const briefing = await database.get(briefings, actor, idOf(c));
      if (staff('curation')(actor).length === 0) throw new Problem('not_allowed');
      const params = new URL(c.req.url).searchParams;
      const limit = limitOf(params);
      const query = given(params) ?? searchOf(briefing);
      const answer = await database.search.find(actor, query, { limit, now: now() });
      const ids = answer.rows.flatMap(({ creatorId }) => creatorId ?? []);
      const members = ids.length > 0 ? await database.see(creators, actor, { id: ids }) : [];
      const facts = await database.office.candidateFacts(briefing, ids);
      const known = new Map<number | null, Creator>(members.map((creator) => [creator.id, creator]));
      const rows = answer.rows.flatMap((row) => {
        const creator = known.get(row.creatorId);
        return creator
          ? [{ ...row, match: match(briefing, creator).score, ...(facts.get(creator.id) ?? unknown) }]
          : [];
      });
      const address = writeQuery(withoutCursor(query)).toString();
      return c.json({ ...answer, rows, query: address }, 200, { 'Cache-Control': 'no-store' });
    },
  },
];

/**
 * Returns the search in the query string. It finds only creators with an account, since only they can be
 * hired.
 * @returns undefined without search parameters
 */
function given(params: URLSearchParams): SearchQuery | undefined {
  if ([...params.keys()].every((name) => ofPage.includes(name))) return undefined;
  const { query, errors } = readQuery(params, { own: ofPage });
  if (errors.length > 0) throw new Problem('malformed', errors);
  return { ...query, kind: 'member' };
}
