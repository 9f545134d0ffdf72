import { businessDate } from '@elenco/brazil';
import { silenceEndsOn, silenceStep } from '../../hiring';
import { isPayInForce, openQuestion, type PayContract } from '../pay';
import { type Instalment, workState } from '../payment';

type Part = Pick<Instalment, 'approvedAt' | 'approvesOn'> & {
  readonly work: readonly Pick<Instalment['work'][number], 'side' | 'at'>[];
};
type Pay = Pick<PayContract, 'status' | 'silenceDays'> & {
  readonly talk: readonly Pick<PayContract['talk'][number], 'side' | 'at' | 'settledAt'>[];
};

/**
 * True if the contract approves deliveries when the client does not answer. The contract must contain this
 * rule and be in force, and no question may be waiting for the creator.
 */
export const hasSilentApproval = (pay: Pay): boolean =>
  isPayInForce(pay) && pay.silenceDays > 0 && !openQuestion(pay);

/**
 * Counts the days without an answer from the delivery, the payment, or the last question or answer, whichever
 * is latest.
 */
function silentOf(part: Part, pay: Pay, fundedAt: string, today: string) {
  const last = part.work.at(-1);
  if (!last) return undefined;
  const createdAt = last.at > fundedAt ? last.at : fundedAt;
  // The creator's answer restarts the days just like a question, because the client has to read it first.
  const comments = pay.talk.map(({ at }) => ({ side: 'company', createdAt: at }) as const);
  return { draft: { createdAt, approvesOn: part.approvesOn }, comments, days: pay.silenceDays, today };
}

/** Returns today's step for a paid delivery whose client does not answer: to announce or to approve. */
export function silentStepOf(part: Part, pay: Pay, fundedAt: string, today: string) {
  const silent = silentOf(part, pay, fundedAt, today);
  return silent && silenceStep(silent);
}

/**
 * Returns the business date on which a delivery counts as approved if the client does not answer. Returns
 * null if there is nothing to approve yet, or the contract has no such rule.
 * @param fundedAt when the client paid the instalment; null if not paid
 */
export function silentApprovalOn(
  part: Part,
  pay: Pay,
  { fundedAt, isEnding, now }: { fundedAt: string | null; isEnding: boolean; now: string },
): string | null {
  if (fundedAt === null || isEnding || !hasSilentApproval(pay) || workState(part) !== 'delivered')
    return null;
  const silent = silentOf(part, pay, fundedAt, businessDate(now));
  return silent ? silenceEndsOn(silent) : null;
}
