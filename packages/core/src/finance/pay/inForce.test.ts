import { expect, it } from 'vitest';
import { payContractFlow } from './flow';
import { isPayInForce } from './inForce';

it('a contract of one’s own is in force from its acceptance until it is fulfilled or ended', () => {
  expect(payContractFlow.states.filter((status) => isPayInForce({ status }))).toEqual(['accepted', 'active']);
});
