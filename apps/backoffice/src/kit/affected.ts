/** First parts of the keys of reports, which count rows of several resources. */
const reports: readonly unknown[] = ['waiting', 'trial-balance', 'ledger-entries'];

/**
 * Returns whether a query may have changed with rows of these resources, or with any. Searches are only repeated
 * by the user.
 * @param names undefined if anything may have changed
 */
export function isAffected([of, what]: readonly unknown[], names: ReadonlySet<string> | undefined): boolean {
  if (what === 'candidates') return false;
  return !names || reports.includes(of) || what === 'finance-day' || names.has(String(of));
}
