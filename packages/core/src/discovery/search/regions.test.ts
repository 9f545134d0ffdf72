import { describe, expect, it } from 'vitest';
import { regions, regionsAndStates } from './regions';

describe('the filters by which a list of states is shown', () => {
  it.each([
    ['no state', [], [], []],
    ['one state of a region', ['SP'], [], ['SP']],
    ['all states of a region', [...regions.south], ['south'], []],
    ['a region without one of its states', ['PR', 'RS'], [], ['PR', 'RS']],
    [
      'two regions and another state',
      ['BR', ...regions.south, ...regions.southeast],
      ['southeast', 'south'],
      ['BR'],
    ],
  ])('are the complete regions and the remaining states: %s', (_, states, whole, others) => {
    expect(regionsAndStates(states)).toEqual({ regions: whole, states: others });
  });
});
