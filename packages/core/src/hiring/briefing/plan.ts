import { bankDaysBefore, dueOn, nextBankDay } from '@elenco/brazil';

/** Bank days that a creator takes from an approved script, or from the contract, to the first draft. Our choice. */
export const RECORDING_DAYS = 5;
/** Bank days from the sent proposal to the signed contract. Our choice. */
export const SIGNING_DAYS = 2;

export interface PlanFacts {
  /** The first publication. */
  readonly publishesOn: string;
  /** The end of the project, where it is known. */
  readonly endsOn: string | null;
  /** Rounds of changes, and the bank days that the brand takes for each. */
  readonly rounds: number;
  readonly roundDays: number;
  /** The script is approved apart, before anything is recorded. */
  readonly script: boolean;
}

/** What the platform promises, in bank days until the shortlist and until a creator's answer, in days until the money. */
export interface PlanPromises {
  readonly shortlistDays: number;
  readonly answerDays: number;
  readonly payoutDays: number;
}

export type PlanCode = 'brief' | 'script' | 'draft' | 'approval' | 'publication' | 'invoice' | 'money';

export interface PlanDay {
  readonly code: PlanCode;
  /** The last day for it, `YYYY-MM-DD`; all but the publication are bank days. */
  readonly on: string;
  /** It has passed already. */
  readonly late: boolean;
}

/**
 * The plan of a project from its publication backwards: the last day for each thing so that nothing is rushed, and
 * from the publication on when the invoice is due and its money arrives. Earliest first.
 * @param today business date
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
    ['invoice', invoice],
    ['money', dueOn(invoice, terms.payoutDays)],
  ];
  return days.map(([code, on]) => ({ code, on, late: on < today }));
}
