import type { DeliveryProblem, Webhook, WebhookDelivery } from './webhook';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Delays after each attempt, about three days in total, as Standard Webhooks recommends. */
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

/** Days without a successful delivery after which a webhook is stopped. */
export const FAILED_DAYS = 5;
/** Days for which a delivery can be read and sent again. */
export const DELIVERY_DAYS = 60;
/** Hours for which messages are signed with both the new and the replaced secret. */
export const ROTATION_HOURS = 24;
/** Maximum number of webhooks per company. */
export const MAX_WEBHOOKS = 10;

/** Result of an attempt. The attempt succeeded if `problem` is null. */
export interface Attempt {
  readonly problem: DeliveryProblem | null;
  readonly httpStatus: number | null;
  readonly tookMs: number | null;
}

/** Returns the changes to a delivery and its webhook after an attempt. */
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
    /** True if the server reports that the URL no longer exists, or deliveries have failed for days. */
    failed: attempt.problem === 'gone' || days >= FAILED_DAYS,
  } as const;
}
