import { expect, it } from 'vitest';
import { isPayInForce, payContractFlow } from './pay';

it('treats a creator’s own contract as in force from acceptance until completion or end', () => {
  expect(payContractFlow.states.filter((status) => isPayInForce({ status }))).toEqual(['accepted', 'active']);
});
