import { businessDate } from '@elenco/brazil';
import {
  type Actor,
  type Listing,
  MAX_RANGE,
  Problem,
  parseListing,
  partlyHidden,
  queueComparison,
  queueView,
  type SpecialFilters,
  userIdOf,
  waitingFor,
} from '@elenco/core';
import type { Context } from 'hono';
import type { Env } from '../types';
import { malformed } from './problem';
import type { Served } from './served';

/**
 * Returns the validated filter, sort and range of a list request.
 * @throws Problem `not_allowed` for users who may not read any row; `malformed`
 */
export function listingOf(resource: Served, c: Context<Env>, now: string): Listing {
  const actor = c.get('actor');
  if (resource.access.read(actor).length === 0) throw new Problem('not_allowed');
  const { sort, range, filter } = c.req.query();
  const asked = { sort, filter, ...rangeOf(range, filter) };
  const listing = parseListing(resource, asked, queueFilter(resource, actor, now));
  refuseHidden(resource, actor, listing);
  return listing;
}

/**
 * Returns the maximum range if `filter={"id":[…]}` has no range, since react-admin's getMany wants all of
 * these rows.
 */
function rangeOf(range: string | undefined, filter: string | undefined): { range?: string } {
  if (range !== undefined) return { range };
  return filter?.includes('"id"') ? { range: `[0,${MAX_RANGE - 1}]` } : {};
}

/**
 * Returns the filter `queue` if the actor has the duty of the list's queue. For all other actors, returns no
 * filter.
 */
function queueFilter({ name }: Served, actor: Actor, now: string): SpecialFilters {
  const queue = waitingFor(actor).find((one) => one === name);
  if (!queue) return {};
  const user = { userId: userIdOf(actor), today: businessDate(now) };
  return {
    queue(value) {
      const view = queueView.safeParse(value);
      return view.success ? queueComparison(queue, view.data, user) : undefined;
    },
  };
}

/** Rejects filters and sorts by hidden fields, since these would reveal the values of the fields. */
function refuseHidden(resource: Served, actor: Actor, { where, sort }: Listing): void {
  const hidden = partlyHidden(resource, actor);
  const searched = (resource.search ?? []).some((field) => !hidden.includes(field));
  const asked = where.find(
    ({ field, test }) => hidden.includes(field) || (test === 'text' && !searched),
  )?.field;
  if (asked) throw malformed(`/filter/${asked}`, 'unknown_filter', { value: asked });
  if (hidden.includes(sort.field)) throw malformed('/sort', 'unknown_sort', { value: sort.field });
}
