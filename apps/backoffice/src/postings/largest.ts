/** The posting of an entry that is shown for it, with the currency that its amount is in: the largest. */
export const largestOf = <P extends { readonly amountCents: number }>(
  postings: readonly P[],
): P | undefined =>
  postings.toSorted((one, other) => Math.abs(other.amountCents) - Math.abs(one.amountCents))[0];
