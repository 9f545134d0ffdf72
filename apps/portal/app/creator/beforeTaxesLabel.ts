/**
 * Returns the locale key of the label of a creator's amount before taxes. It is the gross amount only if the
 * platform takes no fee of it.
 */
export const beforeTaxesLabel = (hasFee: boolean) => (hasFee ? 'net.afterFee' : 'net.gross');
