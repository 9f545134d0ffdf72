/**
 * Shared values of example rows. Each row is complete with sensible defaults, and a test overrides the values
 * that it is about. Ids differ between resources, so that a test fails if it mixes them up.
 */
export const NOW = '2026-11-21T12:00:00.000Z';
export const TODAY = '2026-11-21';

/** Ids of one company, one creator and the rows that they share. */
export const ids = {
  company: 11,
  brandUser: 101,
  creator: 21,
  creatorUser: 102,
  curator: 103,
  briefing: 31,
  entry: 35,
  proposal: 41,
  contract: 51,
  deliverable: 61,
  draft: 63,
  amendment: 62,
  settlement: 64,
  monthClosing: 117,
  taxPayment: 121,
  charge: 71,
  receipt: 75,
  repayment: 78,
  paymentFile: 76,
  paymentAnswer: 77,
  payout: 81,
  invoice: 91,
  impersonation: 65,
  shareLink: 67,
  mark: 68,
  proof: 73,
  content: 210,
  publishedContent: 211,
  conversation: 214,
  post: 218,
  trackedLink: 230,
} as const;

export const stamped = {
  version: 1,
  createdAt: '2026-11-02T12:00:00.000Z',
  updatedAt: '2026-11-02T12:00:00.000Z',
} as const;

/** Ids of the company, creator and briefing, which every row of a hiring contains. */
export const parties = { briefingId: ids.briefing, companyId: ids.company, creatorId: ids.creator } as const;
export const hiring = { ...parties, contractId: ids.contract } as const;
