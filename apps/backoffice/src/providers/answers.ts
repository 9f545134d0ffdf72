import type { Found, Profile, SearchAnswer } from '@elenco/core/discovery';
import type { AnswerResult, ImportEffect, ImportOutcome, ReversalOutcome } from '@elenco/core/finance';

/** One step of a record's history. `fromState` is null for the first step. */
export interface HistoryRow {
  readonly id: number;
  readonly move: string;
  readonly fromState: string | null;
  readonly toState: string;
  /** Null for steps of the system. */
  readonly actorName: string | null;
  readonly comment: string | null;
  /** Details of a step that does not change the status; null for a move. */
  readonly data: Readonly<Record<string, string | number | null>> | null;
  readonly at: string;
}

/** A creator found by the candidate search for a briefing. */
export interface Candidate extends Found {
  /** How well the creator matches the brief, 0 to 100. */
  readonly match: number;
  readonly clash: { readonly company: string; readonly until: string | null } | null;
  readonly answeredAt: string | null;
}

/**
 * Results of a search for candidates. `query` is the query that the server used: the requested query, or the
 * brief's query.
 */
export interface CandidateAnswer extends SearchAnswer {
  readonly rows: readonly Candidate[];
  readonly query: string;
}

/** Result of one imported line of a bank's return file. */
export interface ReturnLine {
  readonly line: number;
  readonly reference: string;
  readonly amountCents: number;
  readonly receivedOn: string | null;
  readonly outcome: ImportOutcome | ReversalOutcome | 'not_a_payment';
  readonly chargeId: number | null;
  readonly receiptId: number | null;
}

/** Line of a bank's return file before its import, with the effect that the import would have. */
export interface PreviewLine extends Omit<ReturnLine, 'receiptId'> {
  readonly effect: ImportEffect;
}

/** Result of one imported line of a bank's payment return file. */
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

/** Preview of two profiles that are joined into one. */
export type JoinedProfile = Pick<
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

/** Reference to a stored picture, as content items contain it. */
export interface KeptPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Result of a file from which post metrics were imported. */
export interface FigureFileAnswer {
  readonly taken: number;
  readonly refused: readonly { readonly line: number; readonly pointer: string; readonly code: string }[];
}
