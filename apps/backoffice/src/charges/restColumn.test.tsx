import { aCharge } from '@elenco/core/testing';
import { I18nContext, type I18nProvider } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rest } from './restColumn';

const provider: I18nProvider = {
  translate: (_, options) => `of ${options?.total ?? ''}`,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};

it.each([
  ['an open charge', aCharge(), 'R$4,000.00'],
  ['a charge with a part', aCharge({ keptCents: 100_000 }), 'R$3,000.00of R$4,000.00'],
  ['a paid charge', aCharge({ status: 'paid' }), 'R$4,000.00'],
])('shows what is still due of %s, and the whole where it differs', (_what, charge, shown) => {
  const markup = renderToStaticMarkup(
    <I18nContext.Provider value={provider}>{rest(charge)}</I18nContext.Provider>,
  );
  expect(markup.replace(/<style.*?<\/style>|<[^>]+>/g, '')).toBe(shown);
});
