/**
 * What a company's programs can be told of: steps of its own flows, named as the flow and its move are. A name that
 * stands here stays: programs of others depend on it.
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

/** The event that a subscriber gets: that nothing of a payout was left to transfer is between its creator and us. */
export const deliveredAs = (kind: string): string => (kind === 'payouts.offset' ? 'payouts.release' : kind);

/** Of an address alone, when its company asks for it. */
export const testEvent = 'webhooks.test';

/** The body of a request, as Standard Webhooks has it: what happened, and where to read it. */
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

/** The same for every attempt at the same event, so that a program acts on it once. */
export const messageIdOf = ({ eventId }: { readonly eventId: number }): string => `evt_${eventId}`;
