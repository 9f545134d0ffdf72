import type { Charge } from './schema';
import type { Owed } from './slip';

/** What a payment code of a charge requires, and the last day on which it requires that. */
export interface CodeTerms {
  readonly cents: number;
  /** Business date. */
  readonly until: string;
  /** True if the day is over and the code lacks the fine and interest since: a second copy has them. */
  readonly lacksLate: boolean;
}

/**
 * Returns what slip and PIX code of an open charge require. The slip keeps its amount; PIX requires what is
 * due today. Null for a code that the charge does not have. @param today business date
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
