/** Months before the day of computation that a track record covers. */
export const TRACK_RECORD_MONTHS = 12;

/** Figures of fewer cases are not shown: a single late week would decide them. */
export const MIN_CASES = 5;

/**
 * Record of how a brand pays, answers and keeps its contracts, over the last `TRACK_RECORD_MONTHS`. Counted
 * once a day by the worker. Figures without a case are null.
 */
export interface TrackRecord {
  readonly companyId: number;
  readonly computedAt: string;
  /** Charges of hirings that were paid, or fell due without payment. */
  readonly charges: number;
  readonly chargesInTime: number;
  /** Median of days from the due date to payment, 0 if in time; of an unpaid charge, the days so far. */
  readonly medianDaysLate: number | null;
  /** Drafts that the brand answered, or that were approved by its silence. */
  readonly answers: number;
  /** Median of hours from a draft to its first answer, with one decimal. */
  readonly medianAnswerHours: number | null;
  /** Approved deliverables. */
  readonly pieces: number;
  /** Rounds of changes that these deliverables took together. */
  readonly rounds: number;
  /** Contracts of hirings that were in force. */
  readonly contracts: number;
  /** Contracts among them that the brand ended. */
  readonly ended: number;
  /** Endings that staff decided, and those in which the creator got more than the brand asked for. */
  readonly disputes: number;
  readonly disputesLost: number;
}

/** The part of a track record that is shown; a group with fewer cases than `MIN_CASES` is left out. */
export interface ShownRecord {
  readonly payment?: { readonly cases: number; readonly inTime: number; readonly medianDaysLate: number };
  readonly answers?: { readonly cases: number; readonly medianHours: number };
  readonly rounds?: { readonly cases: number; readonly perPiece: number };
  readonly contracts?: {
    readonly cases: number;
    readonly ended: number;
    readonly disputes: number;
    readonly disputesLost: number;
  };
}

/** Returns what may be shown of a track record; nothing for a brand without one. */
export function shownRecord(record: TrackRecord | undefined): ShownRecord {
  if (!record) return {};
  const { charges, answers, pieces, contracts } = record;
  return {
    ...(charges >= MIN_CASES && {
      payment: { cases: charges, inTime: record.chargesInTime, medianDaysLate: record.medianDaysLate ?? 0 },
    }),
    ...(answers >= MIN_CASES && { answers: { cases: answers, medianHours: record.medianAnswerHours ?? 0 } }),
    ...(pieces >= MIN_CASES && { rounds: { cases: pieces, perPiece: record.rounds / pieces } }),
    ...(contracts >= MIN_CASES && {
      contracts: {
        cases: contracts,
        ended: record.ended,
        disputes: record.disputes,
        disputesLost: record.disputesLost,
      },
    }),
  };
}

/** Advice that would better a brand's record, in order of weight for creators. */
export const recordAdvice = ['pay_in_time', 'answer_sooner', 'brief_clearer', 'keep_contracts'] as const;
export type RecordAdvice = (typeof recordAdvice)[number];

/** Figures that are good enough that no advice is given. */
const GOOD = { inTimeShare: 0.95, answerHours: 24, roundsPerPiece: 1, endedShare: 0.05 } as const;

/** Returns the advice for the figures shown; empty if all of them are good. */
export function adviceFor({ payment, answers, rounds, contracts }: ShownRecord): RecordAdvice[] {
  const due: Record<RecordAdvice, boolean> = {
    pay_in_time: payment !== undefined && payment.inTime < payment.cases * GOOD.inTimeShare,
    answer_sooner: answers !== undefined && answers.medianHours > GOOD.answerHours,
    brief_clearer: rounds !== undefined && rounds.perPiece > GOOD.roundsPerPiece,
    keep_contracts:
      contracts !== undefined &&
      (contracts.ended > contracts.cases * GOOD.endedShare || contracts.disputesLost > 0),
  };
  return recordAdvice.filter((advice) => due[advice]);
}
