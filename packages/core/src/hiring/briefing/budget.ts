import { splitFee } from '../../kit';

/**
 * Splits a budget that includes the fee. For example, 10,000.00 at 1,500 basis points is split into a fee of
 * 1,500.00 and 8,500.00 for creators.
 * @param budgetCents minor units
 * @param feeBp basis points
 */
export function budgetSplit(budgetCents: number, feeBp: number): { feeCents: number; creatorsCents: number } {
  const { feeCents, creatorCents } = splitFee(budgetCents, feeBp);
  return { feeCents, creatorsCents: creatorCents };
}
