import { expect, it } from 'vitest';
import { isHiringOver, isInForce } from './contractState';
import { contractFlow } from './flow';

it('returns true after both parties accepted, even if the contract is completed', () => {
  expect(contractFlow.states.filter((status) => isInForce({ status }))).toEqual(['active', 'completed']);
});

it.each([
  [[], false],
  [['draft', 'active'], false],
  [['sent', 'completed'], false],
  [['cancelled'], false],
  [['active', 'cancelled'], true],
  [['completed'], true],
] as const)('returns, for contracts %j, whether the hiring is over: %s', (states, over) => {
  expect(isHiringOver(states.map((status) => ({ status })))).toBe(over);
});
