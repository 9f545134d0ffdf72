import {
  company,
  creator,
  type Declaration,
  dash,
  erase,
  nothing,
  numbers,
  stamps,
  state,
} from './treatment';

/** What a creator asked is theirs, what a brand answered is its own; the project stays readable. */
export const question = {
  questions: {
    of: [creator('creator_id'), company('company_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers('creator_id company_id briefing_id'),
      ...nothing('block'),
      text: erase(dash, 'creator'),
      answer: erase('', 'company'),
    },
  },
} satisfies Record<string, Declaration>;
