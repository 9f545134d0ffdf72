import { describe, expect, it } from 'vitest';
import { aCharge, aContract, aProposal } from '../../testing';
import { budgetOf } from './squadBudget';

describe('budget of a squad', () => {
  const hiredAnd = (creatorId: number, totalCents: number) => [
    aProposal({ id: 40 + creatorId, creatorId, status: 'approved', totalCents }),
    aContract({ id: 50 + creatorId, proposalId: 40 + creatorId, creatorId, status: 'active', totalCents }),
  ];
  const [first, firstContract] = hiredAnd(1, 300_00);
  const [second, secondContract] = hiredAnd(2, 200_00);
  const offers = [
    first,
    second,
    aProposal({ id: 43, creatorId: 3, status: 'sent', totalCents: 100_00 }),
    aProposal({ id: 44, creatorId: 4, status: 'received', totalCents: 0 }),
    aProposal({ id: 45, creatorId: 5, status: 'declined', totalCents: 900_00 }),
    aProposal({ id: 46, creatorId: 6, status: 'not_selected', totalCents: 900_00 }),
  ];
  const withdrawn = aContract({ id: 57, creatorId: 7, status: 'cancelled', totalCents: 900_00 });
  const charges = [
    aCharge({ id: 71, creatorId: 1, status: 'paid', amountCents: 300_00 }),
    aCharge({ id: 72, creatorId: 2, status: 'overdue', amountCents: 200_00 }),
  ];
  const all = { offers, contracts: [firstContract, secondContract, withdrawn], charges } as Omit<
    Parameters<typeof budgetOf>[0],
    'squad' | 'briefings'
  >;

  it.each([
    ['its own budget', 1_000_00, [700_00], 1_000_00, 500_00, 400_00],
    ['the sum of its briefings, if it has none', null, [400_00, 300_00, null], 700_00, 200_00, 100_00],
    ['too little', 400_00, [], 400_00, -100_00, -200_00],
    ['no budget anywhere', null, [null], null, null, null],
  ])('is counted against %s', (_, own, theirs, budgetCents, freeCents, leftCents) => {
    const briefings = theirs.map((cents) => ({ budgetCents: cents }));
    expect(budgetOf({ ...all, squad: { budgetCents: own }, briefings })).toEqual({
      budgetCents,
      invited: { cents: 600_00, creators: 4 },
      accepted: { cents: 500_00, creators: 2 },
      paid: { cents: 300_00, creators: 1 },
      open: { cents: 100_00, creators: 1 },
      unpriced: 1,
      freeCents,
      leftCents,
    });
  });
});

it('counts partial payments as paid, and charges instead of the combined invoice', () => {
  const charges = [
    aCharge({ id: 71, creatorId: 1, status: 'paid', amountCents: 300_00 }),
    aCharge({ id: 72, creatorId: 2, status: 'open', amountCents: 200_00, keptCents: 50_00 }),
    aCharge({ id: 73, creatorId: null, purpose: 'project', status: 'paid', amountCents: 300_00 }),
    aCharge({ id: 74, creatorId: 3, status: 'refunded', amountCents: 900_00 }),
  ];
  const { paid } = budgetOf({
    squad: { budgetCents: null },
    briefings: [],
    offers: [],
    contracts: [],
    charges,
  });
  expect(paid).toEqual({ cents: 350_00, creators: 2 });
});
