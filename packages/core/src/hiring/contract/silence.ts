import { bankDaysAfter, bankDaysBefore, businessDate } from '@elenco/brazil';
import type { Draft, DraftComment } from './draft';

/** What the product does about a draft of which its brand says nothing. */
export type SilenceStep =
  | { readonly do: 'announce' /** Business date. */; readonly approvesOn: string }
  | { readonly do: 'approve' };

interface Silent {
  readonly draft: Pick<Draft, 'createdAt' | 'approvesOn'>;
  readonly comments: readonly Pick<DraftComment, 'side' | 'createdAt'>[];
  /** Working days of silence after which a draft is approved; 0: never. */
  readonly days: number;
  /** Business date. */
  readonly today: string;
}

/**
 * A draft is approved by itself once its brand, guests included, has been silent for `days` working days, and never before
 * that was announced, a working day ahead. Whatever the brand says begins the time anew.
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
