import { bankDaysBefore, dueOn, nextBankDay } from '@elenco/brazil';

/** Bank days from an approved script, or from the contract, to the first draft. Product decision. */
export const RECORDING_DAYS = 5;
/** Bank days from the sent proposal to the signed contract. Product decision. */
export const SIGNING_DAYS = 2;

export interface PlanFacts {
  /** Date of the first publication. */
  readonly publishesOn: string;
  /** End of the project; null if not set. */
  readonly endsOn: string | null;
  /** Rounds of changes, and the bank days of the brand for each. */
  readonly rounds: number;
  readonly roundDays: number;
  /** True if the script is approved separately, before anything is recorded. */
  readonly script: boolean;
}

/**
 * Terms of the platform: bank days until the shortlist and until a creator answers, and calendar days until
 * the charge of a hiring is due, and until the payout.
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
  /** Last day for it, `YYYY-MM-DD`; a bank day except for the publication. `payment` is the brand's. */
  readonly on: string;
  /** True if the day has passed. */
  readonly late: boolean;
}

/**
 * Returns the plan of a project backwards from its publication, earliest first: the last day for each step,
 * when the brand pays a hiring of the last possible day, and when the creator's invoice and payout are due. @param today business date
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
