/** Kinds of approval limits of an invited member: nothing, up to an amount until a date, or everything. */
export const approvalKinds = ['none', 'upTo', 'free'] as const;
