/** Amounts of a project on the page of finance and in its file: what was contracted, and its four parts. */
export const projectAmounts = ['contracted', 'toPay', 'held', 'released', 'fee'] as const;
