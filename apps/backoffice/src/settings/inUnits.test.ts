import { expect, it } from 'vitest';
import { wordsIn } from '../kit/words';
import { typedValue } from './inUnits';

const words = wordsIn((key) => key, 'pt');

it.each([
  ['plan_cents_brl', '1.500,50', 150_050],
  ['plan_cents_brl', '1500,50', 150_050],
  ['plan_cents_brl', 'R$ 3.100', 310_000],
  ['fee_bp', '12,5 %', 1_250],
  ['matchings', '1.000', 1_000],
  ['matchings', '1,5', undefined],
  ['fee_bp', 'muito', undefined],
] as const)('parses a value of %s from the input %s: %s', (key, text, value) => {
  expect(typedValue(key, text, words)).toBe(value);
});
