/** Kinds of requests about personal data, in the order of the forms. */
export const requestKinds = ['access', 'correction', 'erasure', 'other'] as const;
