/** Returns an entry's largest posting, which represents the entry in tables. */
export const largestOf = <P extends { readonly amountCents: number }>(
  postings: readonly P[],
): P | undefined =>
  postings.toSorted((one, other) => Math.abs(other.amountCents) - Math.abs(one.amountCents))[0];
