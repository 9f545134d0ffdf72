import { addDays, businessDate } from '@elenco/brazil';
import { type Deliverable, isSettledWork } from '@elenco/core/hiring';

type Piece = Pick<Deliverable, 'dueOn' | 'status' | 'publishedAt'>;

export interface PublishingDay {
  /** ISO date. */
  readonly day: string;
  readonly out: number;
  readonly due: number;
  readonly late: number;
}

const PAST = 7;
const AHEAD = 21;

/**
 * Returns the last week and the next three, each day with the deliverables that were published, are due, or
 * are late since that day. The first day also contains deliverables that are late since an earlier day.
 * @param isCreatorLate true if the creator is late with a deliverable @param today business date
 */
export function publishingDays<P extends Piece>(
  work: readonly P[],
  isCreatorLate: (piece: P) => boolean,
  today: string,
): PublishingDay[] {
  const first = addDays(today, -PAST);
  const late = work.filter(isCreatorLate);
  const open = work.filter((piece) => !isSettledWork(piece) && !late.includes(piece));
  return Array.from({ length: PAST + AHEAD }, (_, n) => {
    const day = addDays(first, n);
    return {
      day,
      out: work.filter(({ publishedAt }) => publishedAt !== null && businessDate(publishedAt) === day).length,
      due: open.filter(({ dueOn }) => dueOn === day).length,
      late: late.filter(({ dueOn }) => (n === 0 ? (dueOn ?? day) <= day : dueOn === day)).length,
    };
  });
}
