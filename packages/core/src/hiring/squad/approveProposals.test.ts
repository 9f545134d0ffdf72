import { describe, expect, it } from 'vitest';
import type { Actor } from '../../people';
import {
  aBriefing,
  aCompany,
  aContract,
  aCreator,
  aPayee,
  aSentProposal,
  aSquad,
  aUser,
  brandMember,
  brandOwner,
  changesOf,
  curator,
  decideOn,
  guestOfProposal,
  ids,
  inserted,
  NOW,
  otherBrand,
  refusals,
  refusedWith,
  settingsWith,
  signedOutActor,
  summarize,
  theCreator,
  theGuest,
} from '../../testing';
import { unlimited } from '../approval';
import type { Briefing } from '../briefing';
import { previewContract } from '../contract';
import { approveProposals } from './approveProposals';
import type { Squad } from './squad';

type Rows = Parameters<typeof approveProposals.decide>[0]['rows'];

const rowsWith = (given: Partial<Rows> = {}): Rows => ({
  briefing: aBriefing({ status: 'awaiting_proposal', feeBp: 1_500 }),
  named: [aSentProposal()],
  companies: [aCompany()],
  creators: [aCreator()],
  payees: [aPayee()],
  toSign: [],
  settings: settingsWith(),
  approval: unlimited,
  squad: null,
  contractIds: [51, 52],
  checkCodes: ['c'.repeat(32), 'd'.repeat(32)],
  ...given,
});
const decide = (given: Partial<Rows> = {}, proposalIds: number[] = [ids.proposal]) =>
  decideOn(approveProposals, {
    rows: rowsWith(given),
    input: { briefingId: ids.briefing, proposalIds },
    actor: brandOwner,
  });

const second = {
  named: [aSentProposal(), aSentProposal({ id: 42, creatorId: 22, status: 'under_approval' })],
  creators: [aCreator(), aCreator({ id: 22, name: 'Fábio Lins' })],
  payees: [aPayee(), aPayee({ id: 26, creatorId: 22 })],
};

describe('the approval of proposals', () => {
  it('starts the hiring and sends each creator a contract', () => {
    const decision = decide(second, [41, 42]);
    expect(summarize(changesOf(decision))).toEqual([
      'move briefings 31 hire',
      'move proposals 41 approve',
      'insert contracts',
      'move contracts 51 send',
      'move proposals 42 approve',
      'insert contracts',
      'move contracts 52 send',
    ]);
    expect(decision).toMatchObject({ reply: { contractIds: [51, 52] } });
  });

  it('stores the amounts, the day, the text of the preview and a random verification code', () => {
    const row = inserted(changesOf(decide()), 'contracts');
    expect(row).toMatchObject({
      totalCents: 400_000,
      feeBp: 1_500,
      feeCents: 60_000,
      creatorCents: 340_000,
      approvedOn: '2026-11-21',
      checkCode: 'c'.repeat(32),
      companyId: ids.company,
      creatorId: ids.creator,
    });
    const preview = previewContract({
      company: aCompany(),
      creator: aCreator(),
      payee: aPayee(),
      briefing: aBriefing(),
      proposal: aSentProposal(),
      settings: settingsWith(),
      approvedOn: '2026-11-21',
    });
    expect(row).toMatchObject({ text: preview.text, textHash: preview.textHash });
  });

  it('is refused if the total differs from the total that the brand saw', () => {
    const seeing = (totalCents: number) =>
      decideOn(approveProposals, {
        rows: rowsWith(),
        input: { briefingId: ids.briefing, proposalIds: [ids.proposal], totalCents },
        actor: brandOwner,
      });
    const { totalCents } = aSentProposal();
    expect(refusals(seeing(totalCents - 1))).toEqual(['total_changed /proposalIds']);
    expect(refusals(seeing(totalCents))).toEqual([]);
  });

  it('is possible again after a contract was withdrawn', () => {
    expect(summarize(changesOf(decide({ briefing: aBriefing({ status: 'hiring' }) })))[0]).toBe(
      'move proposals 41 approve',
    );
  });

  it.each([
    ['exactly the remaining budget is accepted', 600_000, []],
    ['one cent more is rejected', 600_001, ['over_budget /proposalIds']],
  ])(
    'compares the total with the budget minus the amounts that are already committed: %s',
    (_name, committed, expected) => {
      const toSign = [aContract({ status: 'sent', totalCents: 200_000 })];
      const briefing = aBriefing({ status: 'hiring', feeBp: 1_500, contractedCents: committed - 200_000 });
      expect(refusals(decide({ briefing, toSign }))).toEqual(expected);
    },
  );

  it('reports the remaining budget in its refusal', () => {
    const briefing = aBriefing({ status: 'hiring', feeBp: 1_500, contractedCents: 900_000 });
    const decision = decide({ briefing });
    expect(decision).toMatchObject({
      refused: [{ params: { leftCents: 100_000, wantedCents: 400_000, currency: 'BRL' } }],
    });
  });

  /** A squad whose other project has contracts of 300.00 in force, and an unsigned contract of 100.00. */
  const squadOf = (given: Partial<Squad>, other: Partial<Briefing> = {}): Rows['squad'] => ({
    squad: aSquad(given),
    briefings: [
      aBriefing({ status: 'hiring' }),
      aBriefing({ id: 32, status: 'hiring', contractedCents: 30_000, ...other }),
    ],
    contracts: [aContract({ briefingId: 32, status: 'sent', totalCents: 10_000 })],
  });
  const over = ['over_budget /proposalIds'];
  it.each<[string, Rows['squad'], string[]]>([
    ['exactly the remaining budget', squadOf({ budgetCents: 440_000 }), []],
    ['a budget one cent too small', squadOf({ budgetCents: 439_999 }), over],
    ['a squad without its own budget', squadOf({ budgetCents: null }, { contractedCents: 9_000_000 }), []],
    ['a cancelled squad', squadOf({ budgetCents: 1, status: 'cancelled' }), []],
    ['a cancelled project', squadOf({ budgetCents: 400_000 }, { status: 'cancelled' }), []],
  ])('compares the total with the remaining budget of the squad: %s', (_name, squad, expected) => {
    expect(refusals(decide({ squad }))).toEqual(expected);
  });

  it('reports the smaller remaining budget of the project and its squad in its refusal', () => {
    expect(decide({ squad: squadOf({ budgetCents: 300_000 }) })).toMatchObject({
      refused: [{ params: { leftCents: 260_000, wantedCents: 400_000 } }],
    });
    const briefing = aBriefing({ status: 'hiring', contractedCents: 900_000 });
    expect(decide({ briefing, squad: squadOf({ budgetCents: 900_000 }) })).toMatchObject({
      refused: [{ params: { leftCents: 100_000 } }],
    });
  });

  it.each<[string, Partial<Rows>, string]>([
    ['the briefing is no longer hiring', { briefing: aBriefing({ status: 'hired' }) }, 'hiring_not_open'],
    [
      'the last day of the project has passed',
      { briefing: aBriefing({ status: 'hiring', endsOn: '2026-11-20' }) },
      'project_expired',
    ],
    ['the company lacks its address', { companies: [aCompany({ address: null })] }, 'company_incomplete'],
    [
      'a proposal was already approved',
      { named: [aSentProposal({ status: 'approved' })] },
      'proposal_not_open /proposalIds/0',
    ],
    ['a proposal is of another briefing', { named: [] }, 'proposal_not_found /proposalIds/0'],
    ['the creator cannot be paid', { payees: [] }, 'creator_not_ready /proposalIds/0'],
    [
      'the creator turns 18 tomorrow',
      { payees: [aPayee({ birthDate: '2008-11-22' })] },
      'creator_under_age /proposalIds/0',
    ],
  ])('is refused when %s', (_name, given, expected) => {
    expect(refusals(decide(given))).toEqual([expected]);
  });

  it('is possible for a creator who turns 18 today', () => {
    expect(refusals(decide({ payees: [aPayee({ birthDate: '2008-11-21' })] }))).toEqual([]);
  });

  it('is refused as a whole, naming the proposal that cannot be approved', () => {
    const named = [aSentProposal(), aSentProposal({ id: 42, creatorId: 22, status: 'rejected' })];
    const decision = decide({ ...second, named }, [41, 42]);
    expect(refusals(decision)).toEqual(['proposal_not_open /proposalIds/1']);
    expect(decision).toMatchObject({ refused: [{ params: { creator: 'Fábio Lins', status: 'rejected' } }] });
  });

  it.each([[[]], [[41, 41]], [Array.from({ length: 51 }, (_, index) => index + 1)]])(
    'is refused for %j as the list of proposals',
    (proposalIds) => {
      const parsed = approveProposals.input.safeParse({ briefingId: ids.briefing, proposalIds });
      expect(parsed.success).toBe(false);
    },
  );
});

it.each([otherBrand, theCreator, curator, signedOutActor])(
  'returns `not_found` if $role $name approves proposals',
  async (actor) => {
    const store = { briefings: [aBriefing({ status: 'hiring' })] };
    const input = { briefingId: ids.briefing, proposalIds: [ids.proposal] };
    expect(await refusedWith(approveProposals, input, { actor, store })).toEqual(['not_found']);
  },
);

describe('a guest with a link to approve proposals', () => {
  const store = {
    briefings: [aBriefing({ status: 'awaiting_proposal', feeBp: 1_500 })],
    companies: [aCompany()],
    creators: second.creators,
    payees: second.payees,
    users: [aUser()],
    proposals: second.named,
    contracts: [],
    settings: settingsWith(),
  };
  const approve = (proposalIds: number[], actor: Actor = guestOfProposal) =>
    refusedWith(approveProposals, { briefingId: ids.briefing, proposalIds }, { actor, store });

  it('approves only proposals of creators that the link names', async () => {
    expect(await approve([ids.proposal])).toEqual([]);
    expect(await approve([ids.proposal, 42])).toEqual(['proposal_not_found /proposalIds/1']);
    expect(await approve([ids.proposal], theGuest)).toEqual(['not_found']);
    expect(await approve([ids.proposal], { ...guestOfProposal, briefingId: 32 })).toEqual(['not_found']);
  });

  it('does not learn by how much the budget is exceeded', () => {
    const rows = rowsWith({ briefing: aBriefing({ status: 'awaiting_proposal', budgetCents: 100 }) });
    const input = { briefingId: ids.briefing, proposalIds: [ids.proposal] };
    const decision = decideOn(approveProposals, { rows, input, actor: guestOfProposal });
    expect(decision).toEqual({ refused: [{ pointer: '/proposalIds', code: 'over_budget' }] });
  });
});

describe('a member with an approval limit', () => {
  const limit = {
    id: 1,
    version: 1,
    createdAt: NOW,
    updatedAt: NOW,
    companyId: ids.company,
    userId: brandMember.userId,
    grantedById: brandOwner.userId,
    limitCents: 500_000,
    usedCents: 0,
    currency: 'BRL' as const,
    untilOn: '2026-11-27',
  };
  const by = (limits: Rows['approval']['limits']) =>
    decideOn(approveProposals, {
      rows: rowsWith({ approval: { limits, owners: [aUser({ name: 'Bia Prado' })] } }),
      input: { briefingId: ids.briefing, proposalIds: [ids.proposal] },
      actor: brandMember,
    });

  it('approves proposals up to the limit, and uses up the limit', () => {
    expect(summarize(changesOf(by([limit]))).at(-1)).toBe('update approval_limits 1');
    expect(changesOf(by([limit])).at(-1)).toMatchObject({ patch: { usedCents: 400_000 } });
  });

  it('receives the names of the owners if the sum exceeds the limit', () => {
    expect(by([{ ...limit, usedCents: 100_001 }])).toMatchObject({
      refused: [{ code: 'approval_too_much', pointer: '/proposalIds', params: { names: 'Bia Prado' } }],
    });
    expect(refusals(by([{ ...limit, untilOn: '2026-11-20' }]))).toEqual(['approval_over /proposalIds']);
  });
});
