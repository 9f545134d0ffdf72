import { expect, it } from 'vitest';
import { isPayInForce, payContractFlow } from './pay';

it('a contract of one’s own is in force from its acceptance until it is fulfilled or ended', () => {
  expect(payContractFlow.states.filter((status) => isPayInForce({ status }))).toEqual(['accepted', 'active']);
});
