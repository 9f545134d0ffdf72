/** The posting that says what an entry is about; of one that changes money, in its own currency. */
export const largestOf = <P extends { readonly amountCents: number }>(
  postings: readonly P[],
): P | undefined =>
  postings.toSorted((one, other) => Math.abs(other.amountCents) - Math.abs(one.amountCents))[0];
