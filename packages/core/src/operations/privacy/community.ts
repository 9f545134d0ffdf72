import {
  company,
  creator,
  type Declaration,
  dash,
  erase,
  nothing,
  numbers,
  person,
  profile,
  stamps,
  state,
} from './treatment';

/** A company's board. What a creator wrote on it is theirs; all of it goes with the company. */
export const community = {
  board_reports: {
    of: [company('company_id'), person('reporter_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers('post_id comment_id company_id reporter_id'),
      reason: erase(dash),
      answer: erase(''),
    },
  },
  board_comments: {
    of: [company('company_id'), creator('creator_id'), person('author_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers('post_id company_id creator_id author_id'),
      body: erase(dash),
    },
  },
  board_posts: {
    of: [company('company_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers('company_id author_id'),
      ...nothing('audience pinned commentable closes_on'),
      title: erase(dash),
      body: erase(dash),
    },
  },
  board_members: {
    of: [profile('creator_id'), company('company_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...numbers('company_id creator_id added_by_id'),
      ...nothing('verdicts'),
      note: erase(''),
    },
  },
} satisfies Record<string, Declaration>;
