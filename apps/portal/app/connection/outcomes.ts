/** Why somebody comes back from a network without a connection; the page says it in words of this name. */
const failures = ['denied', 'expired', 'account_taken', 'unreachable', 'limited', 'not_permitted'] as const;
export type Failed = (typeof failures)[number];
export const isFailed = (text: string | null): text is Failed => failures.some((one) => one === text);
