import { describe, expect, it } from 'vitest';
import { cheapestOf, estimateSelection, piecesPerCreator } from './selectionEstimate';

const brief = {
  budgetCents: 1_000_000,
  currency: 'BRL',
  wanted: [
    { channel: 'instagram', format: 'reels', quantity: 2 },
    { channel: 'instagram', format: 'stories', quantity: 1 },
  ],
} as const;
const estimated = (prices: readonly (number | null)[], changed: object = {}) =>
  estimateSelection(
    { ...brief, wanted: [...brief.wanted], ...changed },
    prices.map((priceCents) => ({ priceCents })),
  );

describe('the cost estimate of selected creators', () => {
  it('multiplies each price, fee included, by the number of deliverables', () => {
    expect(estimated([100_000, 150_000])).toEqual({
      cents: 750_000,
      pieces: 3,
      unpriced: 0,
      budgetCents: 1_000_000,
      overCents: 0,
    });
  });

  it('states by how much the sum exceeds the budget', () => {
    expect(estimated([350_000])).toMatchObject({ cents: 1_050_000, overCents: 50_000 });
  });

  it('counts creators without a price', () => {
    expect(estimated([null, 100_000, null])).toMatchObject({ cents: 300_000, unpriced: 2 });
  });

  it.each([{ budgetCents: null }, { currency: 'USD' }])(
    'is not compared with the budget if the brief has %o',
    (changed) => {
      expect(estimated([900_000], changed)).toMatchObject({ budgetCents: null, overCents: 0 });
    },
  );

  it('is zero if no creator is selected', () => {
    expect(estimated([])).toMatchObject({ cents: 0, unpriced: 0, overCents: 0 });
  });
});

it('counts one deliverable per creator if the brief contains no deliverables', () => {
  expect(piecesPerCreator([])).toBe(1);
});

describe('the cheapest creators on a shortlist', () => {
  it('are as many as the brief wants, all with a known price', () => {
    const creators = [300_000, null, 100_000, 250_000].map((priceCents) => ({ priceCents }));
    const cheapest = cheapestOf({ creatorsWanted: 2 }, creators);
    expect(cheapest).toEqual([{ priceCents: 100_000 }, { priceCents: 250_000 }]);
    expect(estimated(cheapest.map(({ priceCents }) => priceCents))).toMatchObject({ overCents: 50_000 });
  });
});
