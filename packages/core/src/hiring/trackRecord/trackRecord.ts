/** Number of months that a track record covers, counted back from the day of its computation. */
export const TRACK_RECORD_MONTHS = 12;

/**
 * Minimum number of cases behind a value that is shown. With fewer cases, a single late week would determine
 * the value.
 */
export const MIN_CASES = 5;

/**
 * A brand's payments, answers and kept contracts over the last `TRACK_RECORD_MONTHS`. The worker computes it
 * once a day. Medians without any case are null.
 */
export interface TrackRecord {
  readonly companyId: number;
  readonly computedAt: string;
  /**
   * Number of charges for hirings. Counts charges that were paid, and charges that became due and were not
   * paid.
   */
  readonly charges: number;
  readonly chargesInTime: number;
  /**
   * Median number of days from due date to payment; 0 if on time. For an unpaid charge, the days until now
   * count.
   */
  readonly medianDaysLate: number | null;
  /** Number of drafts that the brand answered, or that were approved automatically. */
  readonly answers: number;
  /** Median of the hours from a draft to its first answer, with one decimal. */
  readonly medianAnswerHours: number | null;
  /** Number of approved deliverables. */
  readonly pieces: number;
  /** Rounds of changes for these deliverables, added up. */
  readonly rounds: number;
  /** Number of contracts of hirings that were in force. */
  readonly contracts: number;
  /** Number of these contracts that the brand ended early. */
  readonly ended: number;
  /** Number of early ends that staff decided. */
  readonly disputes: number;
  /** Number of disputes in which the creator got more than the brand had requested. */
  readonly disputesLost: number;
}

/** The part of a track record that is shown. Groups with fewer cases than `MIN_CASES` are left out. */
export interface ShownRecord {
  readonly payment?: { readonly cases: number; readonly inTime: number; readonly medianDaysLate: number };
  readonly answers?: { readonly cases: number; readonly medianHours: number };
  readonly rounds?: { readonly cases: number; readonly all: number };
  readonly contracts?: {
    readonly cases: number;
    readonly ended: number;
    readonly disputes: number;
    readonly disputesLost: number;
  };
}

/** Returns the groups of a track record that are shown; none for a brand without a track record. */
export function shownRecord(record: TrackRecord | undefined): ShownRecord {
  if (!record) return {};
  const { charges, answers, pieces, contracts } = record;
  return {
    ...(charges >= MIN_CASES && {
      payment: { cases: charges, inTime: record.chargesInTime, medianDaysLate: record.medianDaysLate ?? 0 },
    }),
    ...(answers >= MIN_CASES && { answers: { cases: answers, medianHours: record.medianAnswerHours ?? 0 } }),
    ...(pieces >= MIN_CASES && { rounds: { cases: pieces, all: record.rounds } }),
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

/** Advice that would improve a brand's record, the most important for creators first. */
export const recordAdvice = ['pay_in_time', 'answer_sooner', 'brief_clearer', 'keep_contracts'] as const;
export type RecordAdvice = (typeof recordAdvice)[number];

/** Thresholds from which a value is good, so that no advice is given. */
const GOOD = { inTimeShare: 0.95, answerHours: 24, roundsPerPiece: 1, endedShare: 0.05 } as const;

/** Returns advice for the shown values; an empty array if all of them are good. */
export function adviceFor({ payment, answers, rounds, contracts }: ShownRecord): RecordAdvice[] {
  const due: Record<RecordAdvice, boolean> = {
    pay_in_time: payment !== undefined && payment.inTime < payment.cases * GOOD.inTimeShare,
    answer_sooner: answers !== undefined && answers.medianHours > GOOD.answerHours,
    brief_clearer: rounds !== undefined && rounds.all > rounds.cases * GOOD.roundsPerPiece,
    keep_contracts:
      contracts !== undefined &&
      (contracts.ended > contracts.cases * GOOD.endedShare || contracts.disputesLost > 0),
  };
  return recordAdvice.filter((advice) => due[advice]);
}
