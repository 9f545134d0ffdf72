/** Orders that are brought in at once at most. */
export const MOST_ORDERS = 500;
