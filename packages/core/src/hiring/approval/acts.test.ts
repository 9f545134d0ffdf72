import { describe, expect, it } from 'vitest';
import { acceptPay } from '../../finance';
import {
  aBriefing,
  aCompany,
  aContract,
  aCreator,
  accepted,
  aPayContract,
  aPayee,
  aSentProposal,
  aSquad,
  aUser,
  brandMember,
  brandOwner,
  guestOfProposal,
  ids,
  NOW,
  refusedWith,
  type Store,
  theGuest,
} from '../../testing';
import { requestAmendment } from '../amendment';
import { acceptContract, acceptContracts } from '../contract';
import { approveProposals, approveSquadProposals } from '../squad';
import type { BindingAct } from './acts';
import { requestApproval } from './ask';

const limit = {
  id: 1,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
  companyId: ids.company,
  userId: ids.brandUser,
  grantedById: ids.brandUser,
  limitCents: 100_000,
  usedCents: 40_000,
  currency: 'BRL' as const,
  untilOn: '2099-12-31',
};
const ask = (additionalCents: number, given: Partial<typeof limit> = {}) =>
  requestApproval(
    'amendments.request',
    { additionalCents },
    { limits: [{ ...limit, ...given }], owners: [{ name: 'Bia Prado' }] },
    { actor: brandMember, currency: 'BRL', now: NOW },
  );

describe('a command that binds a company to pay', () => {
  it('adds its amount to the used part of the member’s approval limit', () => {
    expect(ask(60_000)).toMatchObject({ used: [{ patch: { usedCents: 100_000 } }] });
  });

  it('is refused above the limit with an error that names the amounts and the owners', () => {
    const params = { names: 'Bia Prado', wantedCents: 60_001, leftCents: 60_000, currency: 'BRL' };
    expect(ask(60_001)).toMatchObject({ refused: [{ code: 'approval_too_much', params }] });
  });

  it('is refused for any amount if the limit is zero', () => {
    expect(ask(1, { limitCents: 0, usedCents: 0 })).toMatchObject({ refused: [{ code: 'approval_over' }] });
  });

  it('may be a signature for the whole limit, which the approval has already used up', () => {
    const about = { actor: brandMember, currency: 'BRL', now: NOW } as const;
    const full = { limits: [{ ...limit, usedCents: 100_000 }], owners: [] };
    expect(requestApproval('contracts.accept', { totalCents: 100_000 }, full, about)).toEqual({ used: [] });
  });

  it('is refused to guests without revealing owners or amounts', () => {
    const guest = { role: 'guest' } as unknown as typeof brandOwner;
    const reply = requestApproval(
      'proposals.approveAll',
      [{ totalCents: 60_001 }],
      { limits: [limit], owners: [{ name: 'Bia Prado' }] },
      { actor: guest, currency: 'BRL', now: NOW },
    );
    expect(reply).toMatchObject({ refused: [{ code: 'approval_of_link' }] });
    expect(JSON.stringify(reply)).not.toContain('Bia');
  });
});

const evidence = { ip: '192.0.2.10', userAgent: 'Mozilla/5.0' };
const textHash = '0'.repeat(64);
const proposed = {
  proposals: [aSentProposal()],
  creators: [aCreator()],
  payees: [aPayee()],
  companies: [aCompany()],
};
const wanted = {
  contractId: ids.contract,
  kind: 'work',
  startsOn: '2027-01-01',
  endsOn: '2027-02-28',
  additionalCents: 100_000,
  description: 'Mais um mês do sérum.',
};

/** For each binding command: the command, an input, and stored rows with which the command succeeds. */
const given: Readonly<Record<BindingAct, readonly [command: never, input: object, store: Store]>> = {
  'proposals.approveAll': [
    approveProposals as never,
    { briefingId: ids.briefing, proposalIds: [ids.proposal] },
    { ...proposed, briefings: [aBriefing({ status: 'awaiting_proposal' })] },
  ],
  'squads.approveProposals': [
    approveSquadProposals as never,
    { squadId: 99, proposalIds: [ids.proposal], totalCents: 400_000 },
    {
      ...proposed,
      squads: [aSquad({ status: 'casting' })],
      briefings: [aBriefing({ squadId: 99, status: 'awaiting_proposal' })],
    },
  ],
  'contracts.accept': [
    acceptContract as never,
    { id: ids.contract, textHash, ...evidence },
    { contracts: [aContract({ status: 'sent', textHash })] },
  ],
  'contracts.acceptAll': [
    acceptContracts as never,
    { contracts: [{ id: ids.contract, textHash }], ...evidence },
    { contracts: [aContract({ status: 'sent', textHash })] },
  ],
  'amendments.request': [
    requestAmendment as never,
    { ...wanted, ...evidence },
    { contracts: [aContract({ status: 'active' })] },
  ],
  'pay-contracts.accept': [
    acceptPay as never,
    { id: 601, textHash, ...evidence },
    { 'pay-contracts': [aPayContract({ textHash })] },
  ],
};

describe.each(Object.entries(given))('the binding command %s', (_name, [command, input, rows]) => {
  const member = aUser({ id: brandMember.userId, companyRole: 'member' });
  const limited = {
    ...rows,
    users: [aUser(), member],
    approval_limits: [{ ...limit, userId: member.id, limitCents: 0, usedCents: 0 }],
  };

  it('is refused for members with a limit of zero, but not for owners or without a limit', async () => {
    const code = expect.stringMatching(/^approval_over/);
    expect(await refusedWith(command, input, { actor: brandMember, store: limited })).toEqual([code]);
    await accepted(command, input, { actor: brandOwner, store: limited });
    await accepted(command, input, { actor: brandMember, store: { ...limited, approval_limits: [] } });
  });
});

it('lets a guest approve only amounts that the member who created the link may approve', async () => {
  const [, input, rows] = given['proposals.approveAll'];
  const member = aUser({ id: brandMember.userId, companyRole: 'member' });
  const store = {
    ...rows,
    users: [aUser(), member],
    approval_limits: [{ ...limit, userId: member.id, limitCents: 0, usedCents: 0 }],
  };
  const actor = { ...guestOfProposal, issuedById: member.id };
  expect(await refusedWith(approveProposals, input, { actor, store })).toEqual([
    'approval_of_link /proposalIds',
  ]);
});

const gone = [
  ['is suspended', { suspendedAt: NOW }],
  ['works for another company', { companyId: 12 }],
  ['has left', { companyId: null, companyRole: null }],
] as const;

it.each(gone)('refuses an approval by a guest if the member who created the link %s', async (_, change) => {
  const [, input, rows] = given['proposals.approveAll'];
  const by = (issuer: object) => ({ actor: guestOfProposal, store: { ...rows, users: [aUser(issuer)] } });
  expect(await refusedWith(approveProposals, input, by(change))).toEqual(['approval_of_link /proposalIds']);
  await accepted(approveProposals, input as never, by({}));
});

it.each(gone)(
  'refuses a signature by a guest with the e-mail address of a member who %s',
  async (_, change) => {
    const [, input, rows] = given['pay-contracts.accept'];
    const { clientEmail } = aPayContract();
    const actor = { ...theGuest, payContractId: 601, actions: ['pay-confirm'] } as const;
    const by = (user: object) => ({
      actor: actor as never,
      store: { ...rows, companies: [aCompany()], users: [aUser({ email: clientEmail ?? '', ...user })] },
    });
    expect(await refusedWith(acceptPay, input, by(change))).toEqual(['approval_of_link']);
    await accepted(acceptPay, input as never, by({}));
  },
);
