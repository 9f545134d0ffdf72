import { company, creator, type Declaration, erase, nothing, numbers, stamps } from './treatment';

const parties = numbers('contract_id briefing_id company_id creator_id');
const sides = [creator('creator_id'), company('company_id')];

/** What came by a hiring's link and code. The code holds the creator's name; buyers are named nowhere. */
export const tracking = {
  tracked_clicks: {
    of: [],
    rows: 'keep',
    columns: { ...stamps, ...numbers('link_id'), ...nothing('day clicks') },
  },
  orders: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...parties,
      ...numbers('tracked_link_id'),
      ...nothing('number ordered_on amount_cents currency'),
    },
  },
  tracked_links: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...parties,
      ...nothing('slug'),
      target: erase('https://erased.invalid', 'company'),
      code: erase('ERASED{id}', 'creator'),
    },
  },
} satisfies Record<string, Declaration>;
