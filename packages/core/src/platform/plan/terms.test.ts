import { expect, it } from 'vitest';
import type { Plan } from '../../people';
import { aSetting, settingsWith, TODAY } from '../../testing';
import {
  type PlanFeature,
  planCurrency,
  planFeatures,
  planHas,
  plansWith,
  planTerms,
  remainingUses,
  shortlistBy,
  shortlistDays,
} from './terms';

it.each<[Plan, number | null, number | null, number | null, number | null, number, number]>([
  // Columns: plan, BRL, USD, briefings, matchings, fee, bank days until the first creators.
  ['open', 0, 0, 1, 20, 1_500, 1],
  ['community', 310_000, 35_000, null, 20, 1_500, 1],
  ['business', 310_000, 35_000, null, 20, 1_500, 2],
  ['enterprise', null, null, null, null, 2_500, 2],
])(
  'returns prices, limits and fee of the plan %s',
  (tier, reais, dollars, briefings, matchings, feeBp, days) => {
    const terms = planTerms(settingsWith(), tier, TODAY);
    expect(terms).toMatchObject({
      monthlyCents: reais,
      briefings,
      matchings,
      feeBp,
      extraMatchCents: 65_000,
    });
    expect(planTerms(settingsWith(), tier, TODAY, 'USD').monthlyCents).toBe(dollars);
    expect(shortlistDays(terms)).toBe(days);
  },
);

it.each<[Plan, readonly PlanFeature[]]>([
  ['open', []],
  ['community', ['files', 'board', 'messages', 'support']],
  ['business', ['files', 'board', 'messages', 'support', 'expert']],
  ['enterprise', ['files', 'board', 'messages', 'support', 'expert']],
])('returns the features of the plan %s', (tier, features) => {
  expect(plansWith('board').includes(tier)).toBe(planHas(tier, 'board'));
  expect(planFeatures.filter((one) => planHas(tier, one))).toEqual(features);
});

it('reads the terms of a plan from the settings in force on the day', () => {
  const rows = settingsWith(
    aSetting({ key: 'business_cents_brl', value: 390_000, validFrom: '2026-12-01' }),
    aSetting({ id: 2, key: 'matchings', value: 30, validFrom: '2026-12-01' }),
  );
  expect(planTerms(rows, 'business', '2026-11-30').monthlyCents).toBe(310_000);
  expect(planTerms(rows, 'business', '2026-12-01')).toMatchObject({ monthlyCents: 390_000, matchings: 30 });
  expect(planTerms(rows, 'community', '2026-12-01').monthlyCents).toBe(310_000);
});

it('charges a plan in USD to companies billed in USD, and in BRL to all others', () => {
  expect((['BRL', 'USD', 'EUR'] as const).map(planCurrency)).toEqual(['BRL', 'USD', 'BRL']);
});

it.each([
  [null, 40, null],
  [20, 3, 17],
  [20, 20, 0],
  [20, 25, 0],
])('returns what is left of a plan’s limit of %s with %d used: %s', (limit, used, left) => {
  expect(remainingUses(limit, used)).toBe(left);
});

it.each<[Plan, string, string]>([
  ['community', '2026-11-20T20:00:00.000Z', '2026-11-21T20:00:00.000Z'],
  ['business', '2026-11-18T20:00:00.000Z', '2026-11-24T03:00:00.000Z'],
])(
  'promises on the plan %s, with curation starting at %s, the first creators by %s; 20 November is a holiday',
  (tier, since, by) => {
    expect(shortlistBy(planTerms(settingsWith(), tier, TODAY), since)).toBe(by);
  },
);
