/**
 * Events that webhooks of companies can receive: steps of flows, named by flow and move. The names never
 * change, because programs of other companies depend on them.
 */
export const webhookEvents = [
  'briefings.submit',
  'briefings.sendBack',
  'briefings.approve',
  'briefings.release',
  'briefings.complete',
  'briefings.close',
  'briefings.cancel',
  'proposals.accept',
  'proposals.decline',
  'proposals.send',
  'proposals.acceptCounter',
  'proposals.counter',
  'proposals.approve',
  'proposals.reject',
  'contracts.send',
  'contracts.activate',
  'contracts.withdraw',
  'contracts.complete',
  'contracts.end',
  'deliverables.submitDraft',
  'deliverables.requestChanges',
  'deliverables.approve',
  'deliverables.publish',
  'deliverables.verify',
  'posts.hide',
  'posts.lose',
  'charges.create',
  'charges.settle',
  'charges.reopen',
  'charges.fallDue',
  'charges.cancel',
  'charges.refund',
  'payouts.release',
  'payouts.fail',
  'payouts.return',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/**
 * Returns the event that a webhook receives. `payouts.offset` is reported as `payouts.release`, because only
 * the creator and the platform may know that a payout was deducted in full.
 */
export const publicEventKind = (kind: string): string =>
  kind === 'payouts.offset' ? 'payouts.release' : kind;

/** Event of a test that a user starts. */
export const testEvent = 'webhooks.test';

/**
 * Returns the body of a request in the format of Standard Webhooks: the event, its time, and the ids with
 * which to read the row.
 */
export const bodyOf = (delivery: {
  readonly event: string;
  readonly happenedAt: string;
  readonly subject: string;
  readonly rowId: number;
  readonly companyId: number;
  readonly briefingId: number | null;
}): string =>
  JSON.stringify({
    type: delivery.event,
    timestamp: delivery.happenedAt,
    data: {
      resource: delivery.subject,
      id: delivery.rowId,
      companyId: delivery.companyId,
      briefingId: delivery.briefingId,
    },
  });

/**
 * Returns the message id of an event, which is the same for every attempt, so that receivers can ignore
 * duplicates.
 */
export const messageIdOf = ({ eventId }: { readonly eventId: number }): string => `evt_${eventId}`;
