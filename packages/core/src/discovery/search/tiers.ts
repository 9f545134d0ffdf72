/** Sizes of creators by followers: below 10,000, below 100,000, below a million, and above. */
export const tiers = ['nano', 'micro', 'mid', 'macro'] as const;

export type Tier = (typeof tiers)[number];

const LEAST: Readonly<Record<Tier, number>> = { nano: 0, micro: 10_000, mid: 100_000, macro: 1_000_000 };

export const tierOf = (followers: number): Tier =>
  tiers.findLast((tier) => followers >= LEAST[tier]) ?? 'nano';

/** Returns the lowest and highest number of followers of a size; null if it has no such limit. */
export function tierRange(tier: Tier): { readonly from: number | null; readonly to: number | null } {
  const next = tiers[tiers.indexOf(tier) + 1];
  return { from: LEAST[tier] || null, to: next === undefined ? null : LEAST[next] - 1 };
}
