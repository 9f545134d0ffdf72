import en from '@elenco/locales/en/portal.json' with { type: 'json' };
import enSearch from '@elenco/locales/en/search.json' with { type: 'json' };
import pt from '@elenco/locales/pt/portal.json' with { type: 'json' };
import ptSearch from '@elenco/locales/pt/search.json' with { type: 'json' };
import { createInstance } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { formats } from './format';

const words = createInstance();
beforeAll(() =>
  words.init({
    resources: { pt: { portal: pt, search: ptSearch }, en: { portal: en, search: enSearch } },
    interpolation: { escapeValue: false },
  }),
);

it.each([
  ['pt', 0, 'Escolha até 4.'],
  ['pt', 1, 'Escolhas feitas: 1 de 4.'],
  ['pt', 2, 'Escolhas feitas: 2 de 4.'],
  ['en', 0, 'Choose up to 4.'],
  ['en', 1, '1 of 4 chosen.'],
])('uses the plural form of the language %s if %i of four items are chosen', (lng, count, received) => {
  expect(words.t('portal:ui.chosen', { lng, count, max: 4 })).toBe(received);
});

it.each([
  ['pt', 11_965, /^11\.965 /],
  ['en', 11_965, /^11,965 /],
  ['pt', 1, /^1 /],
] as const)('formats the total of a search in %s for %i items', (lng, count, received) => {
  expect(words.t('search:total', { lng, count, value: formats(lng).number(count) })).toMatch(received);
});
