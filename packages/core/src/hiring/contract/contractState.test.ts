import { expect, it } from 'vitest';
import { NOW } from '../../testing';
import { isEndedEarly, isHiringOver, isInForce } from './contractState';
import { contractFlow } from './flow';

it('treats a contract as in force once both parties have accepted, even after its completion', () => {
  expect(contractFlow.states.filter((status) => isInForce({ status }))).toEqual(['active', 'completed']);
});

it.each([
  [[], false],
  [['draft', 'active'], false],
  [['sent', 'completed'], false],
  [['cancelled'], false],
  [['active', 'cancelled'], true],
  [['completed'], true],
] as const)('returns whether a hiring with contracts %j is over: %s', (states, over) => {
  expect(isHiringOver(states.map((status) => ({ status })))).toBe(over);
});

it.each([
  ['cancelled', NOW, NOW, true],
  ['cancelled', NOW, null, false],
  ['cancelled', null, null, false],
  ['completed', NOW, NOW, false],
] as const)(
  'distinguishes an early end from a withdrawal: %s, accepted by company %s, by creator %s',
  (status, company, creator, ended) => {
    expect(isEndedEarly({ status, companyAcceptedAt: company, creatorAcceptedAt: creator })).toBe(ended);
  },
);
