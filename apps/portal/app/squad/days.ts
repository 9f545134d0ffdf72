import { addDays, businessDate } from '@elenco/brazil';
import type { Deliverable } from '@elenco/core/hiring';

type Piece = Pick<Deliverable, 'dueOn' | 'status' | 'publishedAt'>;

export interface PublishingDay {
  /** ISO date. */
  readonly day: string;
  readonly out: number;
  readonly due: number;
  readonly late: number;
}

const LENGTH = 21;

/** Returns three weeks from yesterday: published, due and, on the first day, all overdue pieces. */
export function publishingDays(work: readonly Piece[], today: string): PublishingDay[] {
  const first = addDays(today, -1);
  const open = work.filter(({ publishedAt }) => publishedAt === null);
  return Array.from({ length: LENGTH }, (_, n) => {
    const day = addDays(first, n);
    return {
      day,
      out: work.filter(({ publishedAt }) => publishedAt !== null && businessDate(publishedAt) === day).length,
      due: day < today ? 0 : open.filter(({ dueOn }) => dueOn === day).length,
      late: n === 0 ? open.filter(({ dueOn }) => dueOn !== null && dueOn < today).length : 0,
    };
  });
}
