import { type Declaration, dash, erase, nothing, numbers, person, shred, stamps, state } from './treatment';

/** What the public pages say. Who wrote it is a number only; who is done with a lesson goes with the person. */
export const contents = {
  lesson_marks: {
    of: [person('user_id')],
    rows: 'delete',
    columns: { ...stamps, ...numbers('user_id content_id'), ...nothing('edition') },
  },
  certificates: {
    of: [person('user_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...numbers('user_id content_id'),
      ...nothing('lessons issued_on'),
      ...shred('code'),
      name: erase(dash),
    },
  },
  content_versions: {
    of: [person('author_id')],
    rows: 'keep',
    columns: { ...stamps, ...numbers('content_id author_id'), ...nothing('edition published') },
  },
  contents: {
    of: [],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...nothing('kind slug title position draft published published_at edition'),
    },
  },
} satisfies Record<string, Declaration>;
