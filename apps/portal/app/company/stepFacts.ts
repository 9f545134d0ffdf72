import type { Charge, Owed } from '@elenco/core/finance';
import type { ApprovalRequest, Contract } from '@elenco/core/hiring';
import { type Currency, sum } from '@elenco/core/kit';
import type { CompanyStep } from '@elenco/core/operations';

interface Amount {
  readonly cents: number;
  readonly currency: Currency;
}

/** Facts shown with a task that pays or signs: sums, and the charge or contract if there is only one. */
export interface StepFacts {
  readonly sums: readonly Amount[];
  /** Charge or contract of the task; null unless the task has exactly one row. */
  readonly of: {
    readonly purpose: Charge['purpose'];
    readonly project: string;
    readonly creator: string;
  } | null;
  /** Earliest due date of the charges that are not overdue. */
  readonly dueOn?: string;
}

interface Names {
  readonly owed: Readonly<Record<number, Owed>>;
  readonly titleOf: (briefingId: number) => string;
  readonly nameOf: (creatorId: number) => string;
}

type Row = Amount & NonNullable<StepFacts['of']>;

function earliestDue(rows: readonly Pick<Charge, 'dueOn'>[] = []): Pick<StepFacts, 'dueOn'> {
  const [dueOn] = rows.map((row) => row.dueOn).toSorted();
  return dueOn ? { dueOn } : {};
}

/**
 * Returns the facts of tasks that pay, sign or approve. A charge counts with the amount due today, a contract
 * or request with its price.
 */
export function stepFacts(
  waiting: {
    readonly pay_overdue?: readonly Charge[];
    readonly pay_charge?: readonly Charge[];
    readonly accept_contract?: readonly Contract[];
    readonly answer_request?: readonly Pick<ApprovalRequest, 'amountCents' | 'currency' | 'title'>[];
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
          ? { purpose: first.purpose, project: first.project, creator: first.creator }
          : null,
    };
  };
  const named = ({ briefingId, creatorId }: Pick<Charge, 'briefingId' | 'creatorId'>) => ({
    project: briefingId === null ? '' : titleOf(briefingId),
    creator: creatorId === null ? '' : nameOf(creatorId),
  });
  const charges = (rows: readonly Charge[] = []) =>
    factsOf(
      rows.map((row) => ({
        ...named(row),
        purpose: row.purpose,
        currency: row.currency,
        cents: owed[row.id]?.totalCents ?? row.amountCents,
      })),
    );
  return {
    pay_overdue: charges(waiting.pay_overdue),
    pay_charge: { ...charges(waiting.pay_charge), ...earliestDue(waiting.pay_charge) },
    accept_contract: factsOf(
      (waiting.accept_contract ?? []).map((row) => ({
        ...named(row),
        purpose: 'hiring',
        currency: row.currency,
        cents: row.totalCents,
      })),
    ),
    answer_request: factsOf(
      (waiting.answer_request ?? []).map(({ amountCents, currency, title }) => ({
        purpose: 'hiring',
        project: title,
        creator: '',
        currency,
        cents: amountCents,
      })),
    ),
  };
}
