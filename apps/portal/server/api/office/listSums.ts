import { anyStaff, listSums, requireAccess } from '@elenco/core';
import { listingOf } from '../listing';
import type { Route } from '../route';
import { listQuery } from '../rows';
import { served, whoMay } from '../served';

/** Routes for the sums of filtered lists. For staff. */
export const listSumRoutes: readonly Route[] = served
  .filter(({ summed }) => summed)
  .map((resource) => ({
    method: 'GET',
    path: `/sums/${resource.name}`,
    source: resource.name,
    summary: `Sums of a list of ${resource.name}, by currency; for staff`,
    by: whoMay((actor) => (anyStaff(actor).length > 0 ? resource.access.read(actor) : [])),
    query: { filter: listQuery(resource).filter! },
    answer: { status: 200, what: 'the sums of all rows that the filter finds', schema: listSums },
    async handle(c, { database, now }) {
      const actor = c.get('actor');
      requireAccess(actor, anyStaff);
      const at = now();
      const sums = await database.office.listSums(actor, resource, listingOf(resource, c, at), at);
      return c.json(sums, 200, { 'Cache-Control': 'no-store' });
    },
  }));
