/** Kinds of requests about personal data, in the order in which forms list them. */
export const requestKinds = ['access', 'correction', 'erasure', 'other'] as const;
