/** States of charges that are not paid, for a tab of the list. */
export const unpaid = ['open', 'overdue'] as const;

/** Returns the query of the list's first view: unpaid charges, by the list's sort those due first. */
export const begins = (): string => `?filter=${encodeURIComponent(JSON.stringify({ status: unpaid }))}`;
