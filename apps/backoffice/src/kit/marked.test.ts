import { expect, it } from 'vitest';
import { marked } from './marked';

it.each([
  ['cnpj', '11222333000181', '11.222.333/0001-81'],
  ['payerTaxId', '11222333000181', '11.222.333/0001-81'],
  ['takerTaxId', '39053344705', '390.533.447-05'],
  ['taxId', '39053344705', '390.533.447-05'],
  ['pixKey', '11222333000181', '11.222.333/0001-81'],
  ['pixKey', 'lia@lima.example', 'lia@lima.example'],
  ['foreignTaxId', 'DE123456789', 'DE123456789'],
  ['reference', '11222333000181', '11222333000181'],
])('formats the field %s with the value %s as %s', (source, value, shown) =>
  expect(marked(source, value)).toBe(shown),
);
