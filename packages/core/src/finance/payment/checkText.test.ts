import { expect, it } from 'vitest';
import { formatMoney } from '../../kit';
import { checkText } from './checkText';

const writing = {
  money: (cents: number, currency: 'BRL' | 'USD' | 'EUR') =>
    formatMoney(cents, currency, 'pt-BR').replace(/\s/g, ' '),
  month: (day: string) => `mês ${day}`,
};

it.each([
  ['2000.00 BRL', 'R$ 2.000,00'],
  ['2026-09', 'mês 2026-09-01'],
  ['2026-09 – 2026-10', 'mês 2026-09-01 – mês 2026-10-01'],
  ['52998224725', '529.982.247-25'],
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['11222333000181 2026-09', '11.222.333/0001-81 mês 2026-09-01'],
  ['#7', '#7'],
  ['', ''],
])('formats the value %j of an invoice check as %j', (text, read) =>
  expect(checkText(text, writing)).toBe(read),
);
