import { z } from 'zod';
import {
  count,
  dash,
  defineResource,
  erased,
  id,
  impersonal,
  instant,
  line,
  noOne,
  ofCompany,
  stamps,
} from '../../people';
import { readQuery, withoutCursor, writeQuery } from '../search';
import { keptBy } from './list';

/**
 * Canonical query string of a search, as `writeQuery` writes it. Unknown or invalid parameters are refused,
 * so that the stored search is the intended one.
 */
export const searchAddress = z
  .string()
  .max(4_000, 'too_long')
  .transform((text, context) => {
    const { query, errors } = readQuery(new URLSearchParams(text));
    if (errors.length === 0) return writeQuery(withoutCursor(query)).toString();
    context.addIssue({ code: 'custom', message: 'invalid_value' });
    return z.NEVER;
  });

/**
 * Days for which a creator counts as new after signing up. The worker can be down for this long, and still no
 * creator is missed.
 */
export const NEW_FOR_DAYS = 7;

/**
 * Returns the time from which creators count as new in a saved search: its last opening, but at most
 * `NEW_FOR_DAYS` ago.
 */
export function newSince({ lookedAt }: Pick<SavedSearch, 'lookedAt'>, now: string): string {
  const oldest = new Date(Date.parse(now) - NEW_FOR_DAYS * 86_400_000).toISOString();
  return lookedAt > oldest ? lookedAt : oldest;
}

/** A search that a company saved. */
export const savedSearch = z.object({
  ...stamps,
  companyId: id,
  name: erased(line(80), dash),
  query: erased(z.string().max(4_000, 'too_long'), ''),
  /** True if the company is notified when more creators match. */
  notify: impersonal(z.boolean()),
  /** When a user last looked at the results. */
  lookedAt: instant,
  /** Number of results at that time. */
  totalSeen: impersonal(count),
  createdById: id,
});
export type SavedSearch = z.output<typeof savedSearch>;

export const savedSearches = defineResource({
  name: 'saved-searches',
  schema: savedSearch,
  flow: undefined,
  writable: { create: [], update: ['name', 'notify'] },
  filters: { id: 'is', companyId: 'is', notify: 'is', createdAt: 'between' },
  search: ['name'],
  sorts: ['id', 'name', 'createdAt', 'lookedAt'],
  access: { read: keptBy, create: noOne, update: ofCompany, remove: ofCompany, moves: {} },
});
