/** States of charges that are not paid, for a tab of the list. */
export const unpaid = ['open', 'overdue'] as const;

/** Returns the query with which the list opens: unpaid charges, those due first at the top. */
export const begins = (): string => `?filter=${encodeURIComponent(JSON.stringify({ status: unpaid }))}`;
