/** How much a company may keep: enough for anybody's work, little enough that each page of it is one read. */
export const MOST_LISTS = 100;
export const MOST_LIST_MEMBERS = 500;
export const MOST_FAVORITES = 500;
export const MOST_SAVED_SEARCHES = 100;
/** Creators who may be added, or compared, at once. */
export const MOST_AT_ONCE = 100;
export const MOST_COMPARED = 5;
