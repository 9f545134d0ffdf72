import { expect, it } from 'vitest';
import { looksLikeCompanyName } from './companyName';

it.each<[string, boolean]>([
  ['Estúdio Caju Ltda.', true],
  ['Caju Produções S/A', true],
  ['Associação dos Ceramistas', true],
  ['Rita Moura 11222333000', true],
  ['11.222.333 RITA MOURA', true],
  ['Rita Moura', false],
  ['Melissa Mendes', false],
])('returns whether %s looks like the name of a company: %s', (name, company) => {
  expect(looksLikeCompanyName(name)).toBe(company);
});
