interface Party {
  readonly transactionId: number;
  readonly companyId: number | null;
  readonly creatorId: number | null;
}

/** Returns the companies or creators of the entry's other postings, each once. */
export const counterpartsOf = (
  { transactionId }: Pick<Party, 'transactionId'>,
  postings: readonly Party[],
  field: 'companyId' | 'creatorId',
): number[] => [
  ...new Set(postings.flatMap((row) => (row.transactionId === transactionId ? (row[field] ?? []) : []))),
];
