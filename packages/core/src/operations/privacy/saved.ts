import {
  company,
  type Declaration,
  dash,
  erase,
  nothing,
  numbers,
  profile,
  stamps,
  through,
} from './treatment';

const whom = numbers('creator_id external_id');

/**
 * What a company keeps of its searches. What it notes of a creator goes with the profile, and all of it with the
 * company. Who has put it there is a number, which leads to nobody once that person is erased.
 */
export const saved = {
  list_members: {
    of: [profile('creator_id'), company('company_id'), ...through('external_profiles', 'external_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...whom,
      ...numbers('list_id company_id added_by_id'),
      ...nothing('place'),
      note: erase(''),
    },
  },
  lists: {
    of: [company('company_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...numbers('company_id created_by_id'),
      name: erase(dash),
      note: erase(''),
    },
  },
  favorites: {
    of: [profile('creator_id'), company('company_id'), ...through('external_profiles', 'external_id')],
    rows: 'delete',
    columns: { ...stamps, ...whom, ...numbers('company_id added_by_id') },
  },
  saved_searches: {
    of: [company('company_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...numbers('company_id created_by_id'),
      ...nothing('notify looked_at total_seen'),
      name: erase(dash),
      query: erase(''),
    },
  },
} satisfies Record<string, Declaration>;
