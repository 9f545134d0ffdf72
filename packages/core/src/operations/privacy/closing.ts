import { type Declaration, nothing, numbers, stamps, state } from './treatment';

/** Sums of the books, of nobody by name. */
export const closing = {
  month_closings: {
    of: [],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...nothing('month lines entry_count hash'),
      ...numbers('closed_by_id reopened_by_id'),
    },
  },
} satisfies Record<string, Declaration>;
