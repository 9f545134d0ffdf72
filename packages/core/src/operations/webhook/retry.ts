import type { DeliveryProblem, Webhook, WebhookDelivery } from './webhook';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** How long after each attempt the next one comes: three days and more in all, as Standard Webhooks has it. */
export const retryAfter: readonly number[] = [
  5 * SECOND,
  300 * SECOND,
  1_800 * SECOND,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** An address where nothing has arrived for so long is told nothing more. */
export const FAILED_DAYS = 5;
/** How long a delivery can be read and sent again. */
export const DELIVERY_DAYS = 60;
/** How long messages are signed with both secrets. */
export const ROTATION_HOURS = 24;
/** How many addresses a company may have. */
export const MOST_WEBHOOKS = 10;

/** How an attempt ended; without a problem it arrived. */
export interface Attempt {
  readonly problem: DeliveryProblem | null;
  readonly httpStatus: number | null;
  readonly tookMs: number | null;
}

/** What an attempt makes of a delivery and of its address. */
export function afterAttempt(
  before: Pick<WebhookDelivery, 'attempts'>,
  webhook: Pick<Webhook, 'failingSince'>,
  attempt: Attempt,
  now: string,
) {
  const wait =
    attempt.problem === 'stopped' || attempt.problem === 'gone' ? undefined : retryAfter[before.attempts];
  const again = attempt.problem !== null && wait !== undefined;
  const failingSince = attempt.problem === null ? null : (webhook.failingSince ?? now);
  const days = failingSince === null ? 0 : (Date.parse(now) - Date.parse(failingSince)) / (24 * HOUR);
  return {
    delivery: {
      ...attempt,
      state: attempt.problem === null ? 'delivered' : again ? 'waiting' : 'failed',
      attempts: before.attempts + 1,
      attemptedAt: now,
      nextAttemptAt: again ? new Date(Date.parse(now) + wait).toISOString() : null,
    },
    failingSince,
    /** Somebody has to look after the address: it says itself that it is no more, or has been silent for days. */
    failed: attempt.problem === 'gone' || days >= FAILED_DAYS,
  } as const;
}
