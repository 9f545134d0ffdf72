import {
  company,
  creator,
  type Declaration,
  dash,
  erase,
  nothing,
  numbers,
  person,
  stamps,
  state,
} from './treatment';

const subject = numbers('briefing_id company_id creator_id user_id');
const whose = [company('company_id'), creator('creator_id'), person('user_id')];

/** What staff plan and write about somebody goes with that somebody; who wrote it is a number. */
export const staff = {
  assignments: {
    of: [company('company_id')],
    rows: 'delete',
    columns: { ...stamps, ...numbers('briefing_id company_id assignee_id assigned_by_id') },
  },
  notes: {
    of: whose,
    rows: 'delete',
    columns: { ...stamps, ...subject, ...numbers('author_id'), ...nothing('mentions'), body: erase(dash) },
  },
  tasks: {
    of: whose,
    rows: 'delete',
    columns: {
      ...stamps,
      ...state,
      ...subject,
      ...numbers('charge_id receipt_id owner_id created_by_id'),
      ...nothing('due_on'),
      title: erase(dash),
    },
  },
} satisfies Record<string, Declaration>;
