/** Events whose notice to the creator states the net amount, and the gross amount beside it. */
export const eventsWithNet = [
  'proposals.counter',
  'contracts.send',
  'contracts.accept_company',
  'contracts.activate',
  'amendments.send',
  'charges.settle',
  'charges.settleWithin',
  'payouts.remind',
  'settlements.create',
  'settlements.accept',
  'settlements.dispute',
  'settlements.lapse',
  'settlements.decide',
  'pay-contracts.accept',
  'instalments.approve',
  'instalments.approveSilently',
  'instalments.requestChanges',
] as const;
export type EventWithNet = (typeof eventsWithNet)[number];

/** Events that ask the creator to accept an amount, which can change the month's other payments. */
export const eventsToAccept: readonly EventWithNet[] = [
  'proposals.counter',
  'contracts.send',
  'contracts.accept_company',
  'amendments.send',
];
