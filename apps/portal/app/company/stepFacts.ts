import type { Charge, Owed } from '@elenco/core/finance';
import type { Contract } from '@elenco/core/hiring';
import { type Currency, sum } from '@elenco/core/kit';
import type { CompanyStep } from '@elenco/core/operations';

interface Amount {
  readonly cents: number;
  readonly currency: Currency;
}

/** What a step with money is about: its sums, and the one charge or contract of it. */
export interface StepFacts {
  readonly sums: readonly Amount[];
  /** Set if the step has one row. */
  readonly of: {
    readonly purpose: Charge['purpose'];
    readonly project: string;
    readonly creator: string;
  } | null;
}

interface Names {
  readonly owed: Readonly<Record<number, Owed>>;
  readonly titleOf: (briefingId: number) => string;
  readonly nameOf: (creatorId: number) => string;
}

type Row = Amount & {
  readonly purpose: Charge['purpose'];
  readonly briefingId: number | null;
  readonly creatorId: number | null;
};

/**
 * Returns the facts of the steps that pay or sign: charges at what they ask today, contracts at their price.
 */
export function stepFacts(
  waiting: {
    readonly pay_overdue?: readonly Charge[];
    readonly pay_charge?: readonly Charge[];
    readonly accept_contract?: readonly Contract[];
  },
  { owed, titleOf, nameOf }: Names,
): Partial<Record<CompanyStep, StepFacts>> {
  const factsOf = (rows: readonly Row[]): StepFacts => {
    const [first, ...others] = rows;
    return {
      sums: [...new Set(rows.map(({ currency }) => currency))].map((currency) => ({
        currency,
        cents: sum(rows.filter((row) => row.currency === currency).map(({ cents }) => cents)),
      })),
      of:
        first && others.length === 0
          ? {
              purpose: first.purpose,
              project: first.briefingId === null ? '' : titleOf(first.briefingId),
              creator: first.creatorId === null ? '' : nameOf(first.creatorId),
            }
          : null,
    };
  };
  const charges = (rows: readonly Charge[] = []) =>
    factsOf(rows.map((row) => ({ ...row, cents: owed[row.id]?.totalCents ?? row.amountCents })));
  return {
    pay_overdue: charges(waiting.pay_overdue),
    pay_charge: charges(waiting.pay_charge),
    accept_contract: factsOf(
      (waiting.accept_contract ?? []).map((row) => ({ ...row, purpose: 'hiring', cents: row.totalCents })),
    ),
  };
}
