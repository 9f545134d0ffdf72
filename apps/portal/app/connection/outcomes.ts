/** Reasons why a callback did not connect; each is the key of a text on the page. */
const failures = ['denied', 'expired', 'account_taken', 'unreachable', 'limited', 'not_permitted'] as const;
export type Failed = (typeof failures)[number];
export const isFailed = (text: string | null): text is Failed => failures.some((one) => one === text);
