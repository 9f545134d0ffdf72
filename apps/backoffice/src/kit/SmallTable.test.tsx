import { expect, it } from 'vitest';
import { Money } from './FieldValue';
import { isAmount, isAmounts } from './SmallTable';

it('recognizes amounts in table cells, including amounts inside links', () => {
  const amount = <Money cents={100} currency="BRL" />;
  expect(isAmount(amount)).toBe(true);
  expect(isAmount(<a href="/">{amount}</a>)).toBe(true);
  expect(isAmount(<a href="/">Repasse</a>)).toBe(false);
  expect(isAmount('R$ 1,00')).toBe(false);
});

it('treats a table column as amounts if at least half of its non-empty cells are amounts', () => {
  const amount = <Money key="a" cents={100} currency="BRL" />;
  expect(isAmounts([amount, '–', ''])).toBe(true);
  expect(isAmounts([amount, 'a combinar'])).toBe(true);
  expect(isAmounts([amount, 'ana@casa.example', '(11) 98888-7777'])).toBe(false);
  expect(isAmounts(['–', ''])).toBe(false);
});
