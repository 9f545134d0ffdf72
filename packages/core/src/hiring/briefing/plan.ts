import { bankDaysBefore, dueOn, nextBankDay } from '@elenco/brazil';

/**
 * Bank days from the approved script, or from the contract, to the first draft. Chosen by the product team.
 */
export const RECORDING_DAYS = 5;
/** Bank days from the sent proposal to the signed contract. Chosen by the product team. */
export const SIGNING_DAYS = 2;

export interface PlanFacts {
  /** Date of the first publication. */
  readonly publishesOn: string;
  /** End of the project; null if it has none. */
  readonly endsOn: string | null;
  /** Number of rounds of changes, and the bank days that the brand needs for each. */
  readonly rounds: number;
  readonly roundDays: number;
  /** True if the brand approves the script before anything is recorded. */
  readonly script: boolean;
}

/**
 * Deadlines of the platform: bank days until the shortlist and until a creator answers; calendar days until a
 * hiring's charge is due, and until the payout.
 */
export interface PlanPromises {
  readonly shortlistDays: number;
  readonly answerDays: number;
  readonly slipDays: number;
  readonly payoutDays: number;
}

export type PlanCode =
  | ('brief' | 'script' | 'draft' | 'approval' | 'publication')
  | ('payment' | 'invoice' | 'money');

export interface PlanDay {
  readonly code: PlanCode;
  /**
   * Last day for the step, `YYYY-MM-DD`: a bank day, except for the publication. In `payment` the brand pays.
   */
  readonly on: string;
  /** True if the day has passed. */
  readonly late: boolean;
}

/**
 * Returns the plan computed backward from the publication, earliest step first. It has the last day for each
 * step, the brand's payment if it hires on the last possible day, and the due days of the creator's invoice
 * and payout. @param today business date
 */
export function backwardsPlan(facts: PlanFacts, terms: PlanPromises, today: string): PlanDay[] {
  const { publishesOn, endsOn, rounds, roundDays, script } = facts;
  const approval = bankDaysBefore(publishesOn, 1);
  const draft = bankDaysBefore(approval, (rounds + 1) * roundDays);
  const recording = bankDaysBefore(draft, RECORDING_DAYS);
  const signed = script ? bankDaysBefore(recording, roundDays) : recording;
  const brief = bankDaysBefore(signed, SIGNING_DAYS + terms.answerDays + terms.shortlistDays);
  const invoice = nextBankDay(endsOn && endsOn > publishesOn ? endsOn : publishesOn);
  const days: readonly (readonly [PlanCode, string])[] = [
    ['brief', brief],
    ...(script ? ([['script', recording]] as const) : []),
    ['draft', draft],
    ['approval', approval],
    ['publication', publishesOn],
    ['payment', dueOn(signed, terms.slipDays)],
    ['invoice', invoice],
    ['money', dueOn(invoice, terms.payoutDays)],
  ];
  return days.map(([code, on]) => ({ code, on, late: on < today })).sort((a, b) => a.on.localeCompare(b.on));
}
