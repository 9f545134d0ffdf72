import { bankDaysAfter, bankDaysBefore, businessDate } from '@elenco/brazil';
import type { Draft, DraftComment } from './draft';

/** Next automatic step for a draft that the brand does not respond to. */
export type SilenceStep =
  | { readonly do: 'announce' /** Business date. */; readonly approvesOn: string }
  | { readonly do: 'approve' };

interface Silent {
  readonly draft: Pick<Draft, 'createdAt' | 'approvesOn'>;
  readonly comments: readonly Pick<DraftComment, 'side' | 'createdAt'>[];
  /** Bank days of silence after which a draft is approved; 0 means never. */
  readonly days: number;
  /** Business date. */
  readonly today: string;
}

/**
 * Returns the automatic step for a draft: approval after the brand and its guests were silent for `days` bank
 * days, and never without an announcement at least one bank day before. Each response of the brand restarts
 * the period.
 */
export function silenceStep({ draft, comments, days, today }: Silent): SilenceStep | undefined {
  if (days === 0) return undefined;
  if (draft.approvesOn !== null) return today >= draft.approvesOn ? { do: 'approve' } : undefined;
  const answers = comments.filter(({ side }) => side !== 'creator').map(({ createdAt }) => createdAt);
  const last = [draft.createdAt, ...answers].sort().at(-1) as string;
  const due = bankDaysAfter(businessDate(last), days);
  if (today < bankDaysBefore(due, 1)) return undefined;
  const soonest = bankDaysAfter(today, 1);
  return { do: 'announce', approvesOn: due > soonest ? due : soonest };
}
