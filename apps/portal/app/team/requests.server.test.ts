import { briefings, proposals } from '@elenco/core/hiring';
import { creators } from '@elenco/core/people';
import {
  aBriefing,
  aCreator,
  aLine,
  aSentProposal,
  brandMember,
  brandOwner,
  ids,
} from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { pendingProposals, withCreators } from './requests.server';

const sentAt = '2026-07-01T12:00:00.000Z';
const request = (id: number, act: string, input: object, answer: string | null = null) => ({
  id,
  act,
  input,
  answer,
  createdAt: sentAt,
});
const requests = [
  request(1, 'proposals.approveAll', { briefingId: 31, proposalIds: [41, 42] }),
  request(2, 'squads.approveProposals', { squadId: 51, proposalIds: [43] }),
  request(3, 'proposals.approveAll', { briefingId: 31, proposalIds: [44] }, 'declined'),
  request(4, 'contracts.acceptAll', { contracts: [{ id: 45 }] }),
];
const person = (name: string, companyRole: string, suspendedAt: string | null = null) => ({
  name,
  companyRole,
  suspendedAt,
});
const people = [person('Ana', 'owner'), person('Bia', 'member'), person('Caio', 'owner', sentAt)];
const app = { team: { approvalRequestsOf: async () => requests }, see: async () => people };
const pendingOf = (actor: typeof brandMember | typeof brandOwner) =>
  pendingProposals({ app, actor } as never);

it('returns the proposals that wait for an owner’s approval, with the owners who can answer', async () => {
  expect(await pendingOf(brandMember)).toEqual({
    41: { id: 1, sentAt, owners: ['Ana'] },
    42: { id: 1, sentAt, owners: ['Ana'] },
    43: { id: 2, sentAt, owners: ['Ana'] },
  });
});

it('returns no waiting proposals to owners, who need no approval', async () => {
  expect(await pendingOf(brandOwner)).toEqual({});
});

/** Returns the proposals of one request that its owner confirms separately, at a list price of R$ 500. */
async function farAboveIn(totalCents: number, answer: string | null = null) {
  const lines = [aLine({ quantity: 1 })];
  const rows = new Map<unknown, object[]>([
    [proposals, [aSentProposal({ id: 41, lines, totalCents })]],
    [creators, [aCreator({ profileType: 'content_creator', prices: [], priceCents: 50_000 })]],
    [briefings, [aBriefing()]],
  ]);
  const read = {
    see: async (resource: unknown) => rows.get(resource),
    projects: { creatorNames: async () => new Map([[ids.creator, 'Lua']]) },
  };
  const asked = [request(1, 'proposals.approveAll', { briefingId: ids.briefing, proposalIds: [41] }, answer)];
  const [found] = await withCreators({ app: read, actor: brandOwner } as never, asked as never);
  return found?.farAbove;
}

it.each([
  [100_000, null, []],
  [100_001, null, [{ id: 41, basis: 'list', cents: 50_000, totalCents: 100_001 }]],
  [100_001, 'approved', []],
])(
  'returns the proposals that the owner confirms separately in a request of %i cents with the answer %s',
  async (totalCents, answer, expected) => {
    expect(await farAboveIn(totalCents, answer)).toMatchObject(expected);
  },
);
