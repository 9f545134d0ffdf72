import type { Charge } from './schema';
import type { Owed } from './slip';

/**
 * Amount of a charge's payment code (slip or PIX), and the last day on which it can be paid with this amount.
 */
export interface CodeTerms {
  readonly cents: number;
  /** Business date. */
  readonly until: string;
  /**
   * True if `until` has passed, so that the code lacks fine and interest since then. A second copy of the
   * slip includes them.
   */
  readonly lacksLate: boolean;
}

/**
 * Returns the terms of an open charge's slip and PIX code. The slip keeps its amount; PIX always states the
 * amount due today. Null for a code that the charge does not have.
 * @param today business date
 */
export function codeTerms(
  { barCode, pixCode, slipCents, slipDueOn }: Pick<Charge, 'barCode' | 'pixCode' | 'slipCents' | 'slipDueOn'>,
  { totalCents, fineCents, interestCents }: Owed,
  today: string,
): { readonly slip: CodeTerms | null; readonly pix: CodeTerms | null } {
  const isLate = fineCents + interestCents > 0;
  const lacksLate = slipDueOn < today && slipCents < totalCents;
  return {
    slip: barCode === null ? null : { cents: slipCents, until: slipDueOn, lacksLate },
    pix: pixCode === null ? null : { cents: totalCents, until: isLate ? today : slipDueOn, lacksLate: false },
  };
}
