import { businessDate } from '@elenco/brazil';
import { type Setting, settingOn } from '../../platform';
import type { Briefing } from '../briefing';

const DAY_MS = 86_400_000;

/** Returns the deadline for answering an invitation sent now: `answer_days` later, ISO 8601 in UTC. */
export function answerByOf(rules: readonly Setting[], now: string): string {
  const days = settingOn(rules, 'answer_days', businessDate(now));
  return new Date(Date.parse(now) + days * DAY_MS).toISOString();
}

/** True if a briefing accepts proposals after its selection. */
export const isInviting = ({ status }: Pick<Briefing, 'status'>): boolean =>
  status === 'awaiting_proposal' || status === 'hiring';

type Invited = Pick<Briefing, 'creatorsWanted' | 'startsOn'> & {
  /** Creators with an open or accepted invitation. */
  readonly invited: number;
};

/**
 * Returns what a brand should know before it invites more creators: more than it looks for may accept, or the
 * project's first day has passed. Nothing forbids either. @param today business date
 */
export function inviteWarnings(
  { creatorsWanted, startsOn, invited }: Invited,
  adding: number,
  today: string,
): ('begun' | 'more_than_wanted')[] {
  return [
    ...(adding > 0 && startsOn !== null && startsOn < today ? (['begun'] as const) : []),
    ...(adding > 0 && invited + adding > creatorsWanted ? (['more_than_wanted'] as const) : []),
  ];
}

/** Returns a new, empty proposal: its creator is invited. */
export function invitationTo(briefing: Briefing, creatorId: number, answerBy: string, now: string) {
  const { id: briefingId, companyId, currency, feeBp } = briefing;
  if (feeBp === null) throw new Error('the briefing has no stored fee');
  return {
    briefingId,
    companyId,
    creatorId,
    currency,
    feeBp,
    answerBy,
    status: 'received' as const,
    statusSince: now,
    round: 0,
    lines: [],
    totalCents: 0,
    message: '',
    availableInPeriod: false,
    draft: null,
    confidentiality: null,
    answer: '',
    counterCents: null,
    sentAt: null,
  };
}
