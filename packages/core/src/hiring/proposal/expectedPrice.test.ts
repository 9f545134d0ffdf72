import { describe, expect, it } from 'vitest';
import { aBriefing, aCreator, aLine, aSentProposal } from '../../testing';
import { expectedPrice } from './expectedPrice';

const lines = [aLine({ quantity: 3 })];
const of = (totalCents: number, creator: object = {}, briefing: object = {}) =>
  expectedPrice(
    aSentProposal({ lines, totalCents }),
    aCreator({ profileType: 'content_creator', prices: [], priceCents: 50_000, ...creator }),
    aBriefing({ budgetCents: 900_000, creatorsWanted: 3, ...briefing }),
  );

describe('the expected price of a proposal', () => {
  it('is the creator’s list price of all deliverables', () => {
    expect(of(180_000)).toEqual({ basis: 'list', cents: 150_000, percentAbove: 20, isFarAbove: false });
  });

  it.each([
    [300_000, 100, false],
    [300_001, 100, true],
    [1_720_500, 1_047, true],
    [75_000, -50, false],
  ])('compares an offer of %i: %i percent above, far above: %s', (totalCents, percentAbove, isFarAbove) => {
    expect(of(totalCents)).toMatchObject({ percentAbove, isFarAbove });
  });

  it('is an equal share of the budget if there is no list price', () => {
    expect(of(600_001, { priceCents: null })).toEqual({
      basis: 'share',
      cents: 300_000,
      percentAbove: 100,
      isFarAbove: true,
    });
  });

  it('is null if there is neither a list price nor a budget, or if the currencies differ', () => {
    expect(of(1, { priceCents: null }, { budgetCents: null })).toBeNull();
    expect(of(1, { currency: 'USD' }, { currency: 'EUR' })).toBeNull();
  });
});

it('compares a freelancer’s price per job only with an offer of a single deliverable', () => {
  const freelancer = aCreator({ profileType: 'freelancer', priceCents: 60_000 });
  const offer = (quantity: number) => aSentProposal({ lines: [aLine({ quantity })], totalCents: 60_000 });
  for (const kind of ['creator', 'freelancer'] as const) {
    expect(expectedPrice(offer(1), freelancer, { kind })).toMatchObject({ basis: 'list', percentAbove: 0 });
    expect(expectedPrice(offer(2), freelancer, { kind })).toBeNull();
  }
});

it('compares an offer for freelance work with the budget instead of the price per publication', () => {
  const work = aBriefing({ kind: 'freelancer', budgetCents: 900_000, creatorsWanted: 1 });
  const offer = aSentProposal({ lines: [aLine({ quantity: 1 })], totalCents: 900_000 });
  const creator = aCreator({ profileType: 'content_creator', priceCents: 70_000, prices: [] });
  expect(expectedPrice(offer, creator, { kind: 'freelancer' })).toBeNull();
  expect(expectedPrice(offer, creator, work)).toMatchObject({ basis: 'share', percentAbove: 0 });
});
