import { describe, expect, it } from 'vitest';
import { aContract, aProposal, NOW } from '../../testing';
import { budgetOf } from './squadBudget';

describe('the costs of a squad', () => {
  const hiredAnd = (creatorId: number, totalCents: number) => [
    aProposal({ id: 40 + creatorId, creatorId, status: 'approved', totalCents }),
    aContract({ id: 50 + creatorId, proposalId: 40 + creatorId, creatorId, status: 'active', totalCents }),
  ];
  const [first, firstContract] = hiredAnd(1, 300_00);
  const [second, secondContract] = hiredAnd(2, 200_00);
  const offers = [
    first,
    second,
    aProposal({ id: 43, creatorId: 3, status: 'sent', totalCents: 60_00 }),
    // A second proposal of the same creator, in another project of the squad: two proposals, one creator.
    aProposal({ id: 47, creatorId: 3, briefingId: 32, status: 'under_approval', totalCents: 40_00 }),
    // This proposal waits for the creator's answer.
    aProposal({ id: 48, creatorId: 4, briefingId: 32, status: 'countered', totalCents: 70_00 }),
    aProposal({ id: 44, creatorId: 4, status: 'received', totalCents: 0 }),
    aProposal({ id: 45, creatorId: 5, status: 'declined', totalCents: 900_00 }),
    aProposal({ id: 46, creatorId: 6, status: 'not_selected', totalCents: 900_00 }),
  ];
  const withdrawn = aContract({ id: 57, creatorId: 7, status: 'cancelled', totalCents: 900_00 });
  const sent = { status: 'sent', creatorAcceptedAt: null } as const;
  const unsigned = aContract({ ...sent, id: 58, creatorId: 8, totalCents: 30_00, companyAcceptedAt: null });
  const signed = aContract({ ...sent, id: 59, creatorId: 9, totalCents: 20_00, companyAcceptedAt: NOW });
  const balances = [
    { toPayCents: 200_00, paidCents: 300_00, heldCents: 200_00, releasedCents: 55_00 },
    { toPayCents: 60_00, paidCents: 40_00, heldCents: 0, releasedCents: 34_00 },
  ];
  const all = {
    offers,
    contracts: [firstContract, secondContract, withdrawn, unsigned, signed],
    balances,
  } as Omit<Parameters<typeof budgetOf>[0], 'squad' | 'briefings'>;

  it.each([
    ['the budget of the squad', 1_000_00, [700_00], 1_000_00, 350_00, 250_00],
    [
      'the sum of the projects’ budgets if the squad has no budget',
      null,
      [400_00, 300_00, null],
      700_00,
      50_00,
      -50_00,
    ],
    ['a budget that is too low', 400_00, [null], 400_00, -250_00, -350_00],
    ['no amount if neither squad nor projects have a budget', null, [null], null, null, null],
  ])('are compared with %s', (_, own, theirs, budgetCents, freeCents, leftCents) => {
    // 500.00 are in contracts in force, and 100.00 in an amendment, in one of the projects.
    const briefings = theirs.map((cents, n) => ({
      budgetCents: cents,
      contractedCents: n === 0 ? 600_00 : 0,
    }));
    expect(budgetOf({ ...all, squad: { budgetCents: own }, briefings })).toEqual({
      budgetCents,
      invited: { cents: 820_00, creators: 6 },
      inForce: { cents: 600_00, creators: 2 },
      ownToSign: { cents: 30_00, creators: 1 },
      creatorsToSign: { cents: 20_00, creators: 1 },
      toPayCents: 260_00,
      paidCents: 340_00,
      heldCents: 200_00,
      releasedCents: 89_00,
      toAnswer: { cents: 100_00, proposals: 2 },
      unpriced: 1,
      freeCents,
      leftCents,
    });
  });
});
