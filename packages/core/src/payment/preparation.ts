/** What a payout says that nobody has prepared. */
export const unprepared = { preparedById: null, preparedAt: null, preparedPayeeVersion: null } as const;
