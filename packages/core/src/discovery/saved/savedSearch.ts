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
  nobody,
  ofCompany,
  stamps,
} from '../../people';
import { readQuery, withoutCursor, writeQuery } from '../search';
import { keptBy } from './list';

/**
 * The address of a search, as `writeQuery` writes it: one search has one, from wherever it was put together. What an
 * address says besides, or says wrongly, is refused, so that what is kept is what was meant.
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

/** A search with a name, to come back to. */
export const savedSearch = z.object({
  ...stamps,
  companyId: id,
  name: erased(line(80), dash),
  query: erased(z.string().max(4_000, 'too_long'), ''),
  /** Whether the company hears of it when more creators match. */
  notify: impersonal(z.boolean()),
  /** When somebody last looked at what it finds, and how many that were. */
  lookedAt: instant,
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
  access: { read: keptBy, create: nobody, update: ofCompany, remove: ofCompany, moves: {} },
});
