/** What an invited member may approve: nothing, up to an amount until a date, or everything. */
export const approvalKinds = ['none', 'upTo', 'free'] as const;
