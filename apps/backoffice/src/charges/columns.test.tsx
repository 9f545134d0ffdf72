import { charges } from '@elenco/core/finance';
import { aCharge } from '@elenco/core/testing';
import { I18nContext, type I18nProvider } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { amountColumns, isPartlyPaid, isReported, reported, rest } from './columns';

const provider: I18nProvider = {
  translate: (_, options) => `of ${options?.total ?? ''}`,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};

it.each([
  ['an open charge', aCharge(), 'R$4,000.00'],
  ['a partly paid charge', aCharge({ keptCents: 100_000 }), 'R$3,000.00of R$4,000.00'],
  ['a paid charge', aCharge({ status: 'paid' }), 'R$4,000.00'],
])('shows the unpaid amount of %s, and the total if the two differ', (_what, charge, shown) => {
  const markup = renderToStaticMarkup(
    <I18nContext.Provider value={provider}>{rest(charge)}</I18nContext.Provider>,
  );
  expect(markup.replace(/<style.*?<\/style>|<[^>]+>/g, '')).toBe(shown);
});

it.each([
  ['an open charge', aCharge(), false],
  ['a partly paid charge', aCharge({ status: 'overdue', keptCents: 100_000 }), true],
  ['a paid charge', aCharge({ status: 'paid' }), false],
])('marks only an open charge with a partial payment as partly paid: %s', (_what, charge, partly) => {
  expect(isPartlyPaid(charge)).toBe(partly);
});

const reportedAt = '2026-11-24T12:00:00.000Z';

it.each([
  ['an open charge', aCharge(), false],
  ['an overdue charge with a report', aCharge({ status: 'overdue', reportedAt }), true],
  ['a paid charge with a report', aCharge({ status: 'paid', reportedAt }), false],
])(
  'marks an unpaid charge as reported only if the brand has reported its payment: %s',
  (_what, charge, marked) => {
    expect(isReported(charge)).toBe(marked);
  },
);

it('filters and sums charges with a reported payment by fields that the list supports', () => {
  for (const filter of Object.keys(reported))
    expect(charges.filters).toHaveProperty(filter.replace('_gte', ''), 'between');
  expect(charges.summed?.fields).toContain('restCents');
});

it('sorts each amount column of charges by the amount that it shows', () => {
  expect(amountColumns.map(({ source }) => source)).toEqual(['restCents', 'amountCents']);
  for (const { source } of amountColumns) expect(charges.sorts).toContain(source);
  expect(charges.filters.keptCents).toBe('between');
});
