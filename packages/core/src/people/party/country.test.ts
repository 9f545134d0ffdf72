import { describe, expect, it } from 'vitest';
import { country, countryCodes, currenciesIn, localeIn, taxDocumentIn, taxNumber } from './country';

describe('a country', () => {
  it('is one of the 249 ISO codes in capitals', () => {
    expect(new Set(countryCodes).size).toBe(249);
    expect(['BR', 'DE', 'XX', 'de', ''].map((code) => country.safeParse(code).success)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['BR', 'pt', ['BRL', 'EUR', 'USD']],
    ['PT', 'en', ['EUR', 'USD']],
    ['DE', 'en', ['EUR', 'USD']],
  ] as const)(
    'determines for %s the e-mail language %s and the possible currencies %j',
    (code, locale, currencies) => {
      expect(localeIn(code)).toBe(locale);
      expect(currenciesIn(code)).toEqual(currencies);
    },
  );
});

it.each([
  ['BR', '52998224725', 'pt', 'CPF 529.982.247-25'],
  ['BR', '12ABC34501DE35', 'en', 'CNPJ 12.ABC.345/01DE-35'],
  ['BR', '', 'pt', ''],
  ['DE', 'DE811128135', 'pt', 'NIF DE811128135, Alemanha'],
  ['DE', 'DE811128135', 'en', 'Tax ID DE811128135, Germany'],
  ['US', '', 'pt', 'Estados Unidos'],
  ['US', '', 'en', 'United States'],
] as const)(
  'writes the tax number of a taxpayer in %s (%j) in the language %s as %s',
  (code, taxId, locale, written) => {
    expect(taxDocumentIn(code, taxId, locale)).toBe(written);
  },
);

it('stores a foreign tax number without punctuation', () => {
  expect(taxNumber.parse(' de 811-128.135 ')).toBe('DE811128135');
  expect(taxNumber.safeParse('1'.repeat(41)).error?.issues[0]?.message).toBe('too_long');
});
