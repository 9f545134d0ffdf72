/**
 * Amounts of a project on the finance page and in its file: the contracted amount and the four amounts that
 * make it up.
 */
export const projectAmounts = ['contracted', 'toPay', 'held', 'released', 'fee'] as const;
