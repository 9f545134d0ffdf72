import { expect, it } from 'vitest';
import { contractFlow } from './flow';
import { isHiringOver, isInForce } from './inForce';

it('a contract is in force once both sides have accepted it, and stays so when it is fulfilled', () => {
  expect(contractFlow.states.filter((status) => isInForce({ status }))).toEqual(['active', 'completed']);
});

it.each([
  [[], false],
  [['draft', 'active'], false],
  [['sent', 'completed'], false],
  [['cancelled'], false],
  [['active', 'cancelled'], true],
  [['completed'], true],
] as const)('with contracts %j a hiring is over: %s', (states, over) => {
  expect(isHiringOver(states.map((status) => ({ status })))).toBe(over);
});
