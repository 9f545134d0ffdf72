/**
 * Result of a quality rule: metrics with their day or, if there is too little data, how much data the rule
 * has and needs.
 */
export type Check<Figures> =
  | { readonly isKnown: true; readonly on: string; readonly figures: Figures }
  | { readonly isKnown: false; readonly has: number; readonly needs: number };

export const missing = (has: number, needs: number): Check<never> => ({ isKnown: false, has, needs });
