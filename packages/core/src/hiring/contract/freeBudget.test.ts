import { describe, expect, it } from 'vitest';
import { aBriefing, aContract } from '../../testing';
import { committedCentsOf, freeBudgetOf } from './freeBudget';

describe('what is left of a budget', () => {
  const signed = aContract({ status: 'active', totalCents: 500_00 });
  const completed = aContract({ id: 52, status: 'completed', totalCents: 100_00 });
  const unsigned = aContract({ id: 53, status: 'sent', totalCents: 80_00 });
  const draft = aContract({ id: 54, status: 'draft', totalCents: 20_00 });
  const ended = aContract({ id: 55, status: 'cancelled', totalCents: 400_00 });

  // `contractedCents` is what the database stores for these contracts.
  it.each([
    ['nothing hired', 0, [], 1_000_00],
    ['contracts in force', 600_00, [signed, completed], 400_00],
    ['an amendment of 150.00', 750_00, [signed, completed], 250_00],
    ['an ended contract that still owes 90.00', 90_00, [ended], 910_00],
    ['an ended contract that owes nothing', 0, [ended], 1_000_00],
    ['contracts to sign', 0, [unsigned, draft], 900_00],
    ['all of them', 840_00, [signed, completed, unsigned, draft, ended], 60_00],
    ['more than the budget', 1_100_00, [signed, completed], -100_00],
  ])('subtracts %s', (_, contractedCents, contracts, expected) => {
    const briefings = [aBriefing({ contractedCents })];
    expect(freeBudgetOf(1_000_00, { briefings, contracts })).toBe(expected);
  });

  it('adds up the briefings of a squad', () => {
    const briefings = [aBriefing({ contractedCents: 750_00 }), aBriefing({ id: 32, contractedCents: 90_00 })];
    const commitments = { briefings, contracts: [signed, ended, unsigned] };
    expect(committedCentsOf(commitments)).toBe(920_00);
    expect(freeBudgetOf(1_000_00, commitments)).toBe(80_00);
  });

  it('is unknown without a budget', () => {
    expect(freeBudgetOf(null, { briefings: [aBriefing()], contracts: [] })).toBeNull();
  });
});
