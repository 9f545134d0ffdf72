import { expect, it } from 'vitest';
import { isSamePersonsName } from './ownName';

it.each<[string, string, boolean]>([
  ['Caio Lemos', 'CAIO HENRIQUE LEMOS', true],
  ['Caio Lemos', 'Henrique Lemos', false],
  ['Caio', 'Caio Lemos', false],
  ["Ana D'Ávila", 'ANA DAVILA', true],
  ['Ana D’Ávila', 'Ana Maria D Avila', true],
  ['Ana D Ávila', 'ANA D’AVILA', true],
  ["Ana Sant'Anna", 'ANA SANT ANNA', true],
  ["João O'Neill", 'JOAO ONEILL', true],
  ["Ana D'Ávila", 'ANA AVILA', false],
])('returns whether %s and %s are names of the same person: %s', (one, other, same) => {
  expect(isSamePersonsName(one, other)).toBe(same);
  expect(isSamePersonsName(other, one)).toBe(same);
});
