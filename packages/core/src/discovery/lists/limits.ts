/** Limits per company: high enough for any workload, and low enough to read all rows with one query. */
export const MAX_LISTS = 100;
export const MAX_LIST_MEMBERS = 500;
export const MAX_FAVORITES = 500;
export const MAX_SAVED_SEARCHES = 100;
/** Maximum number of creators that can be added or compared together. */
export const MAX_AT_ONCE = 100;
export const MAX_COMPARED = 5;
