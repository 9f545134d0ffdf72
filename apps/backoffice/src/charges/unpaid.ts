/** States of charges that are not paid, for a tab of the list. */
export const unpaid = ['open', 'overdue'] as const;

/** Returns the query string with which the list opens: unpaid charges, the earliest due date first. */
export const begins = (): string => `?filter=${encodeURIComponent(JSON.stringify({ status: unpaid }))}`;
