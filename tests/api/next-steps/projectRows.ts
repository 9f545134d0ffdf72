import {
  aBriefing,
  aCharge,
  aContract,
  aDeliverable,
  aDraft,
  aPayout,
  aPost,
  type aProposal,
  aSentProposal,
} from '@elenco/core/testing';
import type { Put } from '../../support/rows';
import { before, dayBefore } from './paidPart';

export const base = 400;
export const project = (n: number, given: Parameters<typeof aBriefing>[0] = {}): Put => [
  'briefings',
  aBriefing({ id: base + n, status: 'hired', title: `Projeto ${n}`, submittedAt: before(9), ...given }),
];
export const proposal = (n: number, given: Parameters<typeof aProposal>[0] = {}): Put => [
  'proposals',
  aSentProposal({ id: base + n, briefingId: base + n, status: 'approved', ...given }),
];
const accepted = { companyAcceptedAt: before(5), creatorAcceptedAt: before(5) };
export const contract = (
  n: number,
  given: Parameters<typeof aContract>[0] = {},
  briefing: Parameters<typeof aBriefing>[0] = {},
): readonly Put[] => [
  project(n, briefing),
  proposal(n, given.creatorId === undefined ? {} : { creatorId: given.creatorId }),
  [
    'contracts',
    aContract({
      id: base + n,
      proposalId: base + n,
      briefingId: base + n,
      checkCode: String(n).padStart(32, '0'),
      status: 'active',
      ...accepted,
      ...given,
    }),
  ],
];
export const of = (n: number) => ({ briefingId: base + n, contractId: base + n });
export const piece = (n: number, given: Parameters<typeof aDeliverable>[0]): readonly Put[] => [
  ...contract(n),
  ['deliverables', aDeliverable({ id: base + n, ...of(n), ...given })],
];
export const submitted = (n: number, given: Parameters<typeof aDeliverable>[0]): readonly Put[] => [
  ...piece(n, { caption: '#publi', draftLink: 'https://example.com/v', ...given }),
  [
    'drafts',
    aDraft({
      id: base + n,
      deliverableId: base + n,
      ...of(n),
      media: 'link',
      link: 'https://example.com/v',
      fileId: null,
    }),
  ],
];
export const owed = (n: number, status: 'open' | 'overdue'): readonly Put[] => [
  ...contract(n),
  ['charges', aCharge({ id: base + n, ...of(n), status, ourNumber: String(base + n) })],
  ['payouts', aPayout({ id: base + n, ...of(n) })],
];
export const published = {
  status: 'published',
  link: 'https://www.instagram.com/reel/abc/',
  publishedAt: before(2),
} as const;
export const posted = (n: number, given: Parameters<typeof aPost>[0] = {}): readonly Put[] => [
  ...submitted(n, { ...published, status: 'verified' }),
  [
    'posts',
    aPost({
      id: base + n,
      deliverableId: base + n,
      ...of(n),
      url: `https://www.instagram.com/reel/abc${n}/`,
      publishedAt: before(2),
      publishedOn: dayBefore(2),
      ...given,
    }),
  ],
];
