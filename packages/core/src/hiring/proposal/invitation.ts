import { businessDate } from '@elenco/brazil';
import { type Setting, settingOn } from '../../platform';
import type { Briefing } from '../briefing';

const DAY_MS = 86_400_000;

/** The instant until which an invitation of now is to be answered: `answer_days` later. */
export function answerByOf(rules: readonly Setting[], now: string): string {
  const days = settingOn(rules, 'answer_days', businessDate(now));
  return new Date(Date.parse(now) + days * DAY_MS).toISOString();
}

/** Whether a briefing whose selection is over still takes proposals. */
export const isInviting = ({ status }: Pick<Briefing, 'status'>): boolean =>
  status === 'awaiting_proposal' || status === 'hiring';

/** A proposal as it begins: its creator is invited, and nothing of it is written yet. */
export function invitationTo(briefing: Briefing, creatorId: number, answerBy: string, now: string) {
  const { id: briefingId, companyId, currency, feeBp } = briefing;
  if (feeBp === null) throw new Error('a briefing that invites has kept its fee');
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
