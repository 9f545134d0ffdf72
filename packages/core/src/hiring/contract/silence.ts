import { bankDaysAfter, bankDaysBefore, businessDate } from '@elenco/brazil';
import type { Draft, DraftComment } from './draft';

/** Next automatic step for a draft that the brand does not answer. */
export type SilenceStep =
  | { readonly do: 'announce' /** Business date of the approval to announce. */; readonly approvesOn: string }
  | { readonly do: 'approve' };

interface Silent {
  readonly draft: Pick<Draft, 'createdAt' | 'approvesOn'>;
  readonly comments: readonly Pick<DraftComment, 'side' | 'createdAt'>[];
  /** Bank days without an answer after which a draft is approved; 0 for never. */
  readonly days: number;
  /** Business date. */
  readonly today: string;
}

/**
 * Returns the last of the `days` bank days without an answer, counted from the draft or the brand's last
 * answer, whichever is later.
 */
function lastSilentDay({ draft, comments, days }: Pick<Silent, 'draft' | 'comments' | 'days'>): string {
  const answers = comments.filter(({ side }) => side !== 'creator').map(({ createdAt }) => createdAt);
  const last = [draft.createdAt, ...answers].sort().at(-1) as string;
  return bankDaysAfter(businessDate(last), days);
}

/** Returns `day` or, if it is later, the first bank day after an announcement made today. */
function afterAnnouncement(day: string, today: string): string {
  const soonest = bankDaysAfter(today, 1);
  return day > soonest ? day : soonest;
}

/**
 * Returns the business date on which a draft is approved automatically if the brand does not answer: the
 * announced date, otherwise the expected one. Returns null if automatic approval is off.
 */
export function silenceEndsOn(silent: Silent): string | null {
  if (silent.days === 0) return null;
  return silent.draft.approvesOn ?? afterAnnouncement(lastSilentDay(silent), silent.today);
}

/**
 * Returns the automatic step for a draft; undefined if none is due. The draft is approved if the brand and
 * its guests did not answer for `days` bank days, and the approval was announced at least one bank day
 * before. Each answer by the brand restarts the days.
 */
export function silenceStep(silent: Silent): SilenceStep | undefined {
  const { draft, days, today } = silent;
  if (days === 0) return undefined;
  if (draft.approvesOn !== null) return today >= draft.approvesOn ? { do: 'approve' } : undefined;
  const due = lastSilentDay(silent);
  if (today < bankDaysBefore(due, 1)) return undefined;
  return { do: 'announce', approvesOn: afterAnnouncement(due, today) };
}
