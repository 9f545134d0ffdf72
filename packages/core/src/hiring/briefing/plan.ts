import { bankDaysBefore, dueOn, nextBankDay } from '@elenco/brazil';

/**
 * Bank days from the approved script, or from the contract if no script is approved, to the first draft.
 * Chosen by the product team.
 */
export const RECORDING_DAYS = 5;
/** Bank days from the sent proposal to the signed contract. Chosen by the product team. */
export const SIGNING_DAYS = 2;

export interface PlanFacts {
  /** Start of the project; null if it has none. The brief is not planned after it. */
  readonly startsOn: string | null;
  /** Date of the first publication. */
  readonly publishesOn: string;
  /** End of the project; null if it has none. */
  readonly endsOn: string | null;
  /** Number of rounds of changes. */
  readonly rounds: number;
  /** Number of bank days that the brand needs for each round. */
  readonly roundDays: number;
  /** True if the brand approves the script before anything is recorded. */
  readonly script: boolean;
}

/** Deadlines that the platform promises. */
export interface PlanPromises {
  /** Bank days until the shortlist is shown to the brand. */
  readonly shortlistDays: number;
  /** Bank days until a creator answers an invitation. */
  readonly answerDays: number;
  /** Calendar days until the charge of a hiring is due. */
  readonly slipDays: number;
  /** Calendar days until the payout. */
  readonly payoutDays: number;
}

export type PlanCode =
  | ('brief' | 'script' | 'draft' | 'approval' | 'publication')
  | ('payment' | 'invoice' | 'money');

export interface PlanDay {
  readonly code: PlanCode;
  /**
   * Last day for the step, `YYYY-MM-DD`: a bank day, except for the publication. For the step `payment`, the
   * day on which the brand's charge is due.
   */
  readonly on: string;
  /** True if the day has passed. */
  readonly late: boolean;
}

/** Returns the day itself if it is a bank day, otherwise the bank day before it. */
const bankDayUpTo = (day: string): string => (nextBankDay(day) === day ? day : bankDaysBefore(day, 1));

/**
 * Returns the plan computed backward from the publication, the earliest step first. It contains the last day
 * for each step, the brand's payment if it hires on the last possible day, and the due days of the creator's
 * invoice and payout.
 * @param today business date
 */
export function backwardsPlan(facts: PlanFacts, terms: PlanPromises, today: string): PlanDay[] {
  const { startsOn, publishesOn, endsOn, rounds, roundDays, script } = facts;
  const approval = bankDaysBefore(publishesOn, 1);
  const draft = bankDaysBefore(approval, (rounds + 1) * roundDays);
  const recording = bankDaysBefore(draft, RECORDING_DAYS);
  const signed = script ? bankDaysBefore(recording, roundDays) : recording;
  const latestBrief = bankDaysBefore(signed, SIGNING_DAYS + terms.answerDays + terms.shortlistDays);
  const brief = startsOn && startsOn < latestBrief ? bankDayUpTo(startsOn) : latestBrief;
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
