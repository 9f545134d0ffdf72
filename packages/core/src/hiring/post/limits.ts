/** Posts of one report at most: more are told in two. */
export const MOST_REPORTED = 30;

/** Lines of one file of figures at most. */
export const MOST_LINES = 500;
