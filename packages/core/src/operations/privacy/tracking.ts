import { contractParties, type Declaration, erase, nothing, numbers, sides, stamps } from './treatment';

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
      ...contractParties,
      ...numbers('tracked_link_id'),
      ...nothing('number ordered_on amount_cents currency'),
    },
  },
  tracked_links: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...contractParties,
      ...nothing('slug'),
      target: erase('https://erased.invalid', 'company'),
      code: erase('ERASED{id}', 'creator'),
    },
  },
} satisfies Record<string, Declaration>;
