import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aCompany,
  aContract,
  aCreator,
  accepted,
  aPayee,
  aSentProposal,
  aSquad,
  aUser,
  brandMember,
  brandOwner,
  findIn,
  ids,
  NOW,
  otherBrand,
  refusedWith,
  type Store,
  summarize,
  theGuest,
} from '../../testing';
import type { Briefing } from '../briefing';
import { approveSquadProposals } from './approveSquadProposals';

const second = { id: 32, title: 'Segunda onda' };
/** Two briefings of one squad, each with a proposal of 4,000.00. */
const store = (given: Partial<Briefing> = {}, more: Store = {}): Store => ({
  squads: [aSquad({ status: 'casting' })],
  briefings: [
    aBriefing({ squadId: 99, status: 'awaiting_proposal' }),
    aBriefing({ squadId: 99, status: 'hiring', ...second, ...given }),
  ],
  proposals: [aSentProposal(), aSentProposal({ id: 42, briefingId: 32, creatorId: 22 })],
  creators: [aCreator(), aCreator({ id: 22, name: 'Fábio Lins' })],
  payees: [aPayee(), aPayee({ id: 26, creatorId: 22 })],
  companies: [aCompany()],
  ...more,
});
const input = { squadId: 99, proposalIds: [ids.proposal, 42], totalCents: 800_000 };
const limit = (limitCents: number) => ({
  id: 1,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
  companyId: ids.company,
  userId: brandMember.userId,
  grantedById: brandOwner.userId,
  limitCents,
  usedCents: 0,
  currency: 'BRL' as const,
  untilOn: '2026-11-27',
});

describe('approving proposals for several briefings of a squad', () => {
  it('starts the hiring of each briefing', async () => {
    const { changes } = await accepted(approveSquadProposals, input, { actor: brandOwner, store: store() });
    const moves = summarize(changes).filter((change) => !/ contracts /.test(change));
    expect(moves).toEqual([
      'move briefings 31 hire',
      'move proposals 41 approve',
      'insert contracts',
      'move proposals 42 approve',
      'insert contracts',
    ]);
  });

  it('compares the total of all briefings with the member’s limit', async () => {
    const by = (limitCents: number) => ({
      actor: brandMember,
      store: store({}, { approval_limits: [limit(limitCents)], users: [aUser()] }),
    });
    expect(await refusedWith(approveSquadProposals, input, by(799_999))).toEqual(['approval_too_much']);
    const { changes } = await accepted(approveSquadProposals, input, by(800_000));
    expect(changes.at(-1)).toMatchObject({ resource: 'approval_limits', patch: { usedCents: 800_000 } });
  });

  it.each<[string, Partial<Briefing>, object, string[]]>([
    ['a briefing is over its own budget', { budgetCents: 100 }, {}, ['over_budget']],
    ['a briefing no longer hires', { status: 'hired' }, {}, ['hiring_not_open']],
    ['a briefing has expired', { endsOn: '2026-11-20' }, {}, ['project_expired']],
    ['a briefing has left the squad', { squadId: null }, {}, ['not_in_squad']],
    ['the total has changed', {}, { totalCents: 1 }, ['total_changed']],
    ['a proposal does not exist', {}, { proposalIds: [41, 49] }, ['proposal_not_found /proposalIds/1']],
    [
      'there are too many proposals',
      {},
      { proposalIds: Array.from({ length: 51 }, (_, n) => n + 1) },
      ['too_many /proposalIds'],
    ],
  ])('approves none when %s', async (_, briefing, given, expected) => {
    const at = { actor: brandOwner, store: store(briefing) };
    expect(await refusedWith(approveSquadProposals, { ...input, ...given }, at)).toEqual(expected);
  });

  const unsigned = aContract({ briefingId: 33, status: 'sent', totalCents: 50_000 });
  const others = [
    aBriefing({ id: 33, squadId: 99, status: 'hiring', budgetCents: 100_000, contractedCents: 30_000 }),
    aBriefing({ id: 34, squadId: 99, status: 'cancelled', budgetCents: 900_000, contractedCents: 900_000 }),
    aBriefing({ id: 35, squadId: null, status: 'hiring', contractedCents: 900_000 }),
  ];
  it.each([
    ['the squad’s own budget minus the commitments of all its projects', 880_000, 0, []],
    ['a budget that is one cent too low', 879_999, 0, ['over_budget']],
    ['an amendment of one cent', 880_000, 1, ['over_budget']],
    // The budgets of the squad's projects are 10,000.00, 10,000.00 and 1,000.00.
    ['the sum of the projects’ budgets minus their commitments', null, 1_220_000, []],
    ['commitments one cent above the sum of the projects’ budgets', null, 1_220_001, ['over_budget']],
  ])(
    'compares the total with the remaining budget of the squad: %s',
    async (_, budgetCents, more, expected) => {
      const given = store();
      const squad = {
        ...given,
        squads: [aSquad({ status: 'casting', budgetCents })],
        briefings: [
          ...(given.briefings ?? []),
          ...others.map((one) =>
            one.id === 33 ? { ...one, contractedCents: one.contractedCents + more } : one,
          ),
        ],
        contracts: [unsigned],
      };
      const at = { actor: brandOwner, store: squad };
      expect(await refusedWith(approveSquadProposals, input, at)).toEqual(expected);
    },
  );

  it('runs as many queries for two briefings as for one', async () => {
    const asked = async (proposalIds: number[]) => {
      let count = 0;
      const find = new Proxy(findIn(store(), brandOwner), {
        get(...of) {
          if (of[1] !== 'random') count += 1;
          return Reflect.get(...of);
        },
      });
      const given = approveSquadProposals.input.parse({ squadId: 99, proposalIds });
      await approveSquadProposals.load(find, given, { actor: brandOwner, now: NOW });
      return count;
    };
    expect(await asked([ids.proposal, 42])).toBe(await asked([ids.proposal]));
  });

  it('names the briefing that cannot be approved, and is refused for a closed squad', async () => {
    const at = { actor: brandOwner, store: store({ budgetCents: 100 }) };
    await expect(accepted(approveSquadProposals, input, at)).rejects.toThrow(second.title);
    const over = store({}, { squads: [aSquad({ status: 'closed' })] });
    expect(await refusedWith(approveSquadProposals, input, { ...at, store: over })).toEqual(['squad_over']);
    for (const actor of [otherBrand, theGuest]) {
      expect(await refusedWith(approveSquadProposals, input, { ...at, actor })).toEqual(['not_found']);
    }
  });
});
