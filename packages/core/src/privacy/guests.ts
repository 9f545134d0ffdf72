import {
  company,
  type Declaration,
  dash,
  erase,
  nothing,
  numbers,
  shred,
  stamps,
  state,
  through,
} from './treatment';

/** What a brand shared with people without an account, and what these said of it. */
export const guests = {
  guest_marks: {
    of: through('grants', 'grant_id'),
    rows: 'go',
    columns: {
      ...stamps,
      ...numbers('grant_id company_id briefing_id entry_id'),
      ...nothing('opinion'),
      guest_name: erase(dash),
      comment: erase(''),
    },
  },
  grants: {
    of: [company('company_id')],
    rows: 'go',
    columns: {
      ...stamps,
      ...state,
      ...numbers('company_id briefing_id contract_id created_by_id'),
      ...nothing('actions expires_at last_used_at'),
      ...shred('token_hash'),
      label: erase(dash),
    },
  },
} satisfies Record<string, Declaration>;
