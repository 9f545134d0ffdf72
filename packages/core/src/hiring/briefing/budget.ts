import { splitFee } from '../../kit';

/**
 * Splits a budget, fee included. 10 000.00 at 1500 bp: 1 500.00 fee, 8 500.00 for creators. @param
 * budgetCents minor units @param feeBp basis points
 */
export function budgetSplit(budgetCents: number, feeBp: number): { feeCents: number; creatorsCents: number } {
  const { feeCents, creatorCents } = splitFee(budgetCents, feeBp);
  return { feeCents, creatorsCents: creatorCents };
}
