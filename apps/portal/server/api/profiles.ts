import { type ExternalFacts, profile, profileKey, profileRef } from '@elenco/core/discovery';
import { id, instant } from '@elenco/core/people';
import { z } from 'zod';
import { bodyOf, commandContext, idOf, refuseUnknown } from './request';
import type { Route } from './route';

const noStore = { 'Cache-Control': 'no-store' };
const about = { source: 'search', about: 'imports' } as const;
const sourceLine = z.object({
  id,
  externalId: id,
  creatorId: id.nullable(),
  importId: id,
  fileName: z.string(),
  source: z.string(),
  sourceAt: instant,
  line: z.int().positive(),
  name: z.string(),
});
const asOne = profile.pick({
  name: true,
  bio: true,
  mainSkill: true,
  tags: true,
  country: true,
  state: true,
  city: true,
  presences: true,
  priceCents: true,
  gender: true,
  ageBand: true,
  languages: true,
});
const keyed = z.object({ key: z.string() });

/**
 * Routes that join external profiles of one person, and that detach them again. For staff with the curation
 * duty.
 */
export const profileRoutes: readonly Route[] = [
  {
    ...about,
    method: 'GET',
    path: '/search/creators/:id/sources',
    summary: 'Imported lines about an external profile, or about those that a member has claimed',
    answer: { status: 200, what: 'newest file first', schema: z.array(sourceLine) },
    handle: async (c, { database }) =>
      c.json(
        await database.search.sourceLines(c.get('actor'), profileRef(c.req.param('id') ?? '')),
        200,
        noStore,
      ),
  },
  {
    ...about,
    method: 'GET',
    path: '/search/creators/:id/join',
    summary: 'Preview of merging the profile with another; changes nothing',
    query: { into: 'the key of the profile that would stay' },
    answer: {
      status: 200,
      what: 'the newest value of each field of both, and all their channels',
      schema: asOne,
    },
    async handle(c, { database }) {
      const [from, into] = [profileRef(c.req.param('id') ?? ''), profileRef(c.req.query('into') ?? '')];
      const facts: ExternalFacts = await database.search.joined(c.get('actor'), { from, into });
      return c.json(asOne.parse(facts), 200, noStore);
    },
  },
  {
    ...about,
    method: 'POST',
    path: '/search/creators/:id/join',
    summary: 'Merges one external profile into another of the same person',
    body: z.strictObject({ into: z.string() }),
    answer: { status: 200, what: 'key of the profile that is kept', schema: keyed },
    async handle(c, deps) {
      const body = await bodyOf(c);
      refuseUnknown(body, (field) => field === 'into');
      const into = profileRef(String(body.into ?? ''));
      const from = profileRef(c.req.param('id') ?? '');
      await deps.database.search.joinProfiles({ from, into }, commandContext(c, deps));
      return c.json({ key: profileKey(into!) }, 200, noStore);
    },
  },
  {
    ...about,
    method: 'POST',
    path: '/search/sources/:id/separate',
    summary: 'Splits one imported line off as an external profile of its own',
    answer: { status: 200, what: 'its key', schema: keyed },
    async handle(c, deps) {
      const ref = await deps.database.search.separateLine(idOf(c), commandContext(c, deps));
      return c.json({ key: profileKey(ref) }, 200, noStore);
    },
  },
];
