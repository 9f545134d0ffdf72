import { splitFee } from '../../kit';

/**
 * Splits a budget that includes the fee. 10 000.00 at 1500 basis points are 1 500.00 fee and 8 500.00 for
 * creators. @param budgetCents minor units @param feeBp basis points
 */
export function budgetSplit(budgetCents: number, feeBp: number): { feeCents: number; creatorsCents: number } {
  const { feeCents, creatorCents } = splitFee(budgetCents, feeBp);
  return { feeCents, creatorsCents: creatorCents };
}
