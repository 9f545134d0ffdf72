import { expect, it } from 'vitest';
import { isOwnHolder, isSamePersonsName } from './ownName';

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

it.each([
  ['the creator', 'CAIO HENRIQUE LEMOS', true],
  ['a user of the creator’s account', 'Rita Prado', true],
  ['another person', 'Ana Souza', false],
])('compares the holder of an account with %s', (_, holder, own) => {
  expect(isOwnHolder(holder, [{ name: 'Caio Lemos' }, { name: 'Rita Prado' }])).toBe(own);
});
