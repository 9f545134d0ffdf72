/** First elements of the query keys of reports that depend on several resources. */
const reports: readonly unknown[] = ['waiting', 'trial-balance', 'ledger-entries'];

/**
 * Returns whether the result of a query may have changed if rows of these resources have changed. False for
 * search results, which stay until the user searches again.
 * @param names names of the changed resources; undefined if any resource may have changed
 */
export function isAffected([of, what]: readonly unknown[], names: ReadonlySet<string> | undefined): boolean {
  if (what === 'candidates') return false;
  return !names || reports.includes(of) || what === 'finance-day' || names.has(String(of));
}
