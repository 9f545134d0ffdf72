import { company, type Declaration, dash, erase, nothing, numbers, stamps } from './treatment';

/** Of a company, and gone with it. Figures name creators and posts by their numbers only. */
export const report = {
  reports: {
    of: [company('company_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...numbers('company_id briefing_id squad_id previous_id made_by_id'),
      ...nothing('figures hash'),
      title: erase(dash),
    },
  },
} satisfies Record<string, Declaration>;
