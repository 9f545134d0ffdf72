/** Limits per company: enough for any workload, and small enough to read in one query. */
export const MOST_LISTS = 100;
export const MOST_LIST_MEMBERS = 500;
export const MOST_FAVORITES = 500;
export const MOST_SAVED_SEARCHES = 100;
/** Maximum number of creators per addition and per comparison. */
export const MOST_AT_ONCE = 100;
export const MOST_COMPARED = 5;
