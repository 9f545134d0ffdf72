import { expect, it } from 'vitest';
import { isPayInForce, payContractFlow } from './pay';

it('treats an Elenco Pay contract as in force from acceptance until it is completed or ended', () => {
  expect(payContractFlow.states.filter((status) => isPayInForce({ status }))).toEqual(['accepted', 'active']);
});
