import { expect, it } from 'vitest';
import { Money } from './FieldValue';
import { isAmount } from './SmallTable';

it('right-aligns amounts, also inside links', () => {
  const amount = <Money cents={100} currency="BRL" />;
  expect(isAmount(amount)).toBe(true);
  expect(isAmount(<a href="/">{amount}</a>)).toBe(true);
  expect(isAmount(<a href="/">Repasse</a>)).toBe(false);
  expect(isAmount('R$ 1,00')).toBe(false);
});
