import type { Found, Profile, SearchAnswer } from '@elenco/core/discovery';
import type { AnswerResult, ImportOutcome, ReversalOutcome } from '@elenco/core/finance';

/** One step of a record's history. `fromState` is null where the record began. */
export interface HistoryRow {
  readonly id: number;
  readonly move: string;
  readonly fromState: string | null;
  readonly toState: string;
  /** Null where the product itself did it. */
  readonly actorName: string | null;
  readonly comment: string | null;
  /** What an act without a change of state says of itself; null for a move. */
  readonly data: Readonly<Record<string, string | number | null>> | null;
  readonly at: string;
}

/** A creator whom the search of a briefing has found. */
export interface Candidate extends Found {
  /** How well the brief and the creator fit, 0 to 100. */
  readonly match: number;
  readonly clash: { readonly company: string; readonly until: string | null } | null;
  readonly answeredAt: string | null;
}

/** `query`: the address of the search that was made, of the brief where none was given. */
export interface CandidateAnswer extends SearchAnswer {
  readonly rows: readonly Candidate[];
  readonly query: string;
}

/** What became of one line of a bank's return file. */
export interface ReturnLine {
  readonly line: number;
  readonly reference: string;
  readonly amountCents: number;
  readonly receivedOn: string | null;
  readonly outcome: ImportOutcome | ReversalOutcome | 'not_a_payment';
  readonly chargeId: number | null;
  readonly receiptId: number | null;
}

/** What became of one line of a bank's return about payments. */
export interface AnswerLine {
  readonly line: number;
  readonly reference: string;
  readonly holder: string;
  readonly codes: readonly string[];
  readonly amountCents: number;
  readonly outcome: AnswerResult['outcome'];
  readonly payoutId: number | null;
  readonly answerId: number;
}

/** What two profiles would be as one. */
export type AsOne = Pick<
  Profile,
  | 'name'
  | 'bio'
  | 'mainSkill'
  | 'tags'
  | 'city'
  | 'state'
  | 'country'
  | 'presences'
  | 'priceCents'
  | 'gender'
  | 'ageBand'
  | 'languages'
>;

/** A picture as a content names it. */
export interface KeptPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** What became of a file of figures. */
export interface FigureFileAnswer {
  readonly taken: number;
  readonly refused: readonly { readonly line: number; readonly pointer: string; readonly code: string }[];
}
