import { describe, expect, it } from 'vitest';
import { aBriefing, aContract, NOW } from '../../testing';
import { committedCentsOf, freeBudgetOf, toSignBySide } from './freeBudget';

describe('the unused part of a budget', () => {
  const signed = aContract({ status: 'active', totalCents: 500_00 });
  const completed = aContract({ id: 52, status: 'completed', totalCents: 100_00 });
  const unsigned = aContract({ id: 53, status: 'sent', totalCents: 80_00 });
  const draft = aContract({ id: 54, status: 'draft', totalCents: 20_00 });
  const ended = aContract({ id: 55, status: 'cancelled', totalCents: 400_00 });

  // `contractedCents` is the amount that the database stores for these contracts.
  it.each([
    ['nothing if there are no contracts', 0, [], 1_000_00],
    ['contracts in force', 600_00, [signed, completed], 400_00],
    ['an amendment of 150.00', 750_00, [signed, completed], 250_00],
    ['an ended contract that still owes 90.00', 90_00, [ended], 910_00],
    ['an ended contract that owes nothing', 0, [ended], 1_000_00],
    ['contracts to sign', 0, [unsigned, draft], 900_00],
    ['contracts of all these states', 840_00, [signed, completed, unsigned, draft, ended], 60_00],
    ['contracts that exceed the budget', 1_100_00, [signed, completed], -100_00],
  ])('excludes %s', (_, contractedCents, contracts, expected) => {
    const briefings = [aBriefing({ contractedCents })];
    expect(freeBudgetOf(1_000_00, { briefings, contracts })).toBe(expected);
  });

  it('subtracts the contracts of all briefings of a squad', () => {
    const briefings = [aBriefing({ contractedCents: 750_00 }), aBriefing({ id: 32, contractedCents: 90_00 })];
    const commitments = { briefings, contracts: [signed, ended, unsigned] };
    expect(committedCentsOf(commitments)).toBe(920_00);
    expect(freeBudgetOf(1_000_00, commitments)).toBe(80_00);
  });

  it('is null if there is no budget', () => {
    expect(freeBudgetOf(null, { briefings: [aBriefing()], contracts: [] })).toBeNull();
  });
});

it('separates contract amounts that the brand must sign from those that only creators must sign', () => {
  const waits = aContract({ status: 'sent', totalCents: 80_00, companyAcceptedAt: null });
  const signed = aContract({ id: 52, status: 'sent', totalCents: 30_00, companyAcceptedAt: NOW });
  const active = aContract({ id: 53, status: 'active', totalCents: 500_00, companyAcceptedAt: NOW });
  expect(toSignBySide([waits, signed, active])).toEqual({ ownCents: 80_00, creatorsCents: 30_00 });
});
