import { brandMember, brandOwner } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { pendingProposals } from './requests.server';

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

it('returns the proposals that wait for an owner, with the owners who can answer', async () => {
  expect(await pendingOf(brandMember)).toEqual({
    41: { id: 1, sentAt, owners: ['Ana'] },
    42: { id: 1, sentAt, owners: ['Ana'] },
    43: { id: 2, sentAt, owners: ['Ana'] },
  });
});

it('returns nothing for owners, who need no approval', async () => {
  expect(await pendingOf(brandOwner)).toEqual({});
});
