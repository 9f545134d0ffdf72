/**
 * Returns the bank's codes if the comment of a failed payout contains nothing else; otherwise an empty array.
 */
export const bankCodesIn = (resource: string, comment: string | null): readonly string[] =>
  resource === 'payouts' && /^[0-9A-Z]{2}( [0-9A-Z]{2})*$/.test(comment ?? '')
    ? (comment ?? '').split(' ')
    : [];
