/** Limits per company: enough for any workload, and small enough to read everything with one query. */
export const MAX_LISTS = 100;
export const MAX_LIST_MEMBERS = 500;
export const MAX_FAVORITES = 500;
export const MAX_SAVED_SEARCHES = 100;
/** Maximum number of creators that are added or compared at once. */
export const MAX_AT_ONCE = 100;
export const MAX_COMPARED = 5;
