/** Amounts of a project on the finance page and in its file: the contracted amount, and its four parts. */
export const projectAmounts = ['contracted', 'toPay', 'held', 'released', 'fee'] as const;
