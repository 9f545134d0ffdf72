/**
 * Events for a company's programs: steps of its flows, named by flow and move. The names never change,
 * because programs of others depend on them.
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
 * Returns the event that a subscriber gets. That a payout was deducted in full is known only to its creator
 * and the platform.
 */
export const deliveredAs = (kind: string): string => (kind === 'payouts.offset' ? 'payouts.release' : kind);

/** Event of a test that a user starts. */
export const testEvent = 'webhooks.test';

/** Returns the body of a request by Standard Webhooks: what happened, and where to read it. */
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

/** Returns the same id for every attempt of an event, so that receivers can ignore duplicates. */
export const messageIdOf = ({ eventId }: { readonly eventId: number }): string => `evt_${eventId}`;
